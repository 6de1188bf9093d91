import release from '../../../../package.json' with { type: 'json' };

/** The release that runs, as the root's package.json says. */
export const VERSION: string = release.version;
