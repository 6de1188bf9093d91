const formId = (rowKey: string): string => `row-${rowKey}`;

/** Makes a cell one of its row's (`RowForm`). */
export const ofRow = (rowKey: string) => ({ form: formId(rowKey) });

/**
 * Holds a row's cells together for the browser, which may fill in what people type often: at every key it reads again all
 * fields of the form, and of the whole page where they are in none. Nothing is sent: cells take Enter for themselves.
 */
export const RowForm = ({ rowKey }: { rowKey: string }) => <form id={formId(rowKey)} hidden />;
