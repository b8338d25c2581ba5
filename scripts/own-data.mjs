/** For a site that is started to be looked at or measured: the data folder that it is given is all it has, whatever its caller's environment names. */
export const OWN_DATA = {
  DATABASE_URL: '',
  STORAGE_URL: '',
  STORAGE_KEY_ID: '',
  STORAGE_SECRET: '',
  API_ORIGIN: '',
  SURVEY_ORIGIN: '',
  REVALIDATE_URL: '',
  DEMO_SEED: '1',
};
