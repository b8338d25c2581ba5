/** Where the journeys' operator is elsewhere. A page of the site stands in for the app's download: nothing of the tests leaves this machine. */
export const places = (site: string) => ({
  SOCIAL_CHAT_URL: 'https://chat.example/komawari',
  SOCIAL_MICROBLOG_URL: 'https://blog.example/komawari',
  SOCIAL_NETWORK_URL: 'https://network.example/komawari',
  IOS_APP_URL: 'https://store.example/ios',
  ANDROID_APP_URL: 'https://store.example/android',
  CREATORS_URL: 'https://create.example/',
  GUIDELINES_URL: 'https://help.example/{locale}/guidelines',
  CAMPAIGN_US_URL: `${site}/{locale}/about_us?from=us`,
  CAMPAIGN_FR_URL: `${site}/{locale}/about_us?from=fr`,
});
