/** What lies in the data folder beside the database: an empty file whose lock says that the folder is served. */
export const lockFile = 'quarterdeck.lock';
/** The operator's token, for the operator's eyes. */
export const tokenFile = 'admin-token';
