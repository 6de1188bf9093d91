interface ImportMetaEnv {
  readonly COMPANY: import('@trazo/company/company').Company;
}
