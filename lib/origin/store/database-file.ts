/** What the database is called in a data folder. */
export const DATABASE_FILE = 'komawari.db';
