/** Why a file could not be used, in words. */

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'has too long a name',
};

/** Words that follow the name of the file, such as "does not exist". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? `cannot be read: ${error.message}`;
}
