/** A database of a service that lives here. */
export interface HousedDatabase {
  database: string;
  accountId: string;
  serviceId: string;
}

/** What a host is told of databases, and where it says how large they are. */
export interface DatabaseSource {
  /** With a folder for each database. */
  folder: string;
  /** By which all hosts know that folder. */
  folderId: string;
  /** In which folder the database is, by the id of that folder, this one from now on where it was in none; and how many bytes it had. */
  claim(database: HousedDatabase, folderId: string): Promise<{ folderId: string; bytes: number }>;
  /** It has so many bytes now; counts the difference. */
  sized(database: HousedDatabase, bytes: number): Promise<void>;
  /** Those of the given ones that nothing knows any more. */
  unknown(databases: readonly string[]): Promise<string[]>;
}
