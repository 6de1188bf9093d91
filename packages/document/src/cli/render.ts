import { renderCommand } from './render-command.ts';

const { exitCode, said } = await renderCommand(process.argv.slice(2));
if (said !== '') process.stderr.write(`${said}\n`);
process.exitCode = exitCode;
