interface ImportMetaEnv {
  /** What the build's covers are named after, by the template's key; not there in tests. */
  readonly COVERS?: Readonly<Record<string, string>>;
  /** The file of the fonts' drawn names; not there in tests. */
  readonly FONT_NAMES?: string;
}
