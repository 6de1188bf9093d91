import { workerData } from 'node:worker_threads';

const CHECK_MS = 1_000;

setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
