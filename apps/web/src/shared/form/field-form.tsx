const formId = (name: string): string => `form-${name}`;

/** Makes a control part of the form of that name (`FieldForm`), wherever both stand. */
export const ofForm = (name: string) => ({ form: formId(name) });

/**
 * Holds fields together for the browser, which may fill in what people type often: at every key it reads again all fields
 * of the form, and all those of the page that are in none. Nothing is sent: no field in it sends a form with Enter.
 */
export const FieldForm = ({ name }: { name: string }) => <form id={formId(name)} hidden />;
