/** The countries and territories of Latin America and the Caribbean, by their ISO 3166 codes. */
export const LATIN_AMERICA = [
  // South America
  ...['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'FK', 'GF', 'GY', 'PE', 'PY', 'SR', 'UY', 'VE'],
  // Central America and Mexico
  ...['BZ', 'CR', 'GT', 'HN', 'MX', 'NI', 'PA', 'SV'],
  // the Caribbean
  ...['AG', 'AI', 'AW', 'BB', 'BL', 'BQ', 'BS', 'CU', 'CW', 'DM', 'DO', 'GD', 'GP', 'HT'],
  ...['JM', 'KN', 'KY', 'LC', 'MF', 'MQ', 'MS', 'PR', 'SX', 'TC', 'TT', 'VC', 'VG', 'VI'],
] as const;
