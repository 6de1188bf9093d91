interface ImportMetaEnv {
  /** What the build's covers are named after, by the template's key; not there in tests. */
  readonly COVERS?: Readonly<Record<string, string>>;
}
