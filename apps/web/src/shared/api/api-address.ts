/** Where the API stands; empty means beside the pages. */
const BASE_ADDRESS: string = import.meta.env.VITE_API_ADDRESS ?? '';

/** Where something of the API is fetched from, such as a picture. */
export const apiAddress = (url: string): string => BASE_ADDRESS + url;
