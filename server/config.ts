/** The environment, read and checked once. The only reader of `process.env`. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { authProxyProblems, authProxyVariables, readAuthProxy, type AuthProxyConfig } from './auth-proxy.js';
import { oidcProblems, oidcVariables, readOidc, type OidcConfig } from './oidc-settings.js';
import {
  missingPartner,
  readConnections,
  readDatabaseUrl,
  readDays,
  readMemory,
  readNetworks,
  readPercent,
  readPool,
  readRateLimit,
  readTrustProxy,
  type RateLimit,
} from './config-values.js';
import { readMailAddress, readSmtpUrl, type MailConfig } from './smtp-url.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A language model that words the replies. */
export interface LanguageModelConfig {
  /** Address of a server that speaks the OpenAI chat completion protocol. */
  baseUrl: string;
  /** The model's name on that server. */
  model: string;
  /** Absent for servers that want none. */
  apiKey: string | undefined;
  /** Tokens that each widget may spend in a calendar month. Default 5,000,000. */
  tokensPerMonth: number;
}

/** A model that places texts by their meaning, on a server. */
export interface EmbeddingServerConfig {
  /** Address of a server that speaks the OpenAI embeddings protocol. */
  baseUrl: string;
  /** The model's name on that server. */
  model: string;
  /** Absent for servers that want none. */
  apiKey: string | undefined;
}

export interface Config {
  /** TCP port; 0 lets the system choose. Default 3000. */
  readonly port: number;
  /** Address to listen on; every address of the machine where absent. */
  readonly host: string | undefined;
  /** Absolute path of the folder that holds everything kept. Default `./data`. */
  readonly dataDir: string;
  /** Address of the PostgreSQL database that holds everything instead, for any number of servers. */
  readonly databaseUrl: string | undefined;
  /** Connections to it that this process may hold open. Default 10. */
  readonly databasePool: number;
  /** Absolute path of the folder for what can be made again; absent where it is to be gone with the process. */
  readonly cacheDir: string | undefined;
  /** Address that visitors' browsers reach the server under, without a slash at the end. */
  readonly publicUrl: string | undefined;
  /** Number of proxies before the server, or the addresses (CIDR) that are proxies. Default 0. */
  readonly trustProxy: number | readonly string[];
  /** Requests that one network address may make; off where absent. Default 120 a minute. */
  readonly addressLimit: RateLimit | undefined;
  /** Requests that one visitor of a widget may make; off where absent. Default 30 a minute. */
  readonly visitorLimit: RateLimit | undefined;
  /** Connections that one network address may hold open; no limit where absent. Default 256. */
  readonly addressConnections: number | undefined;
  /** Percent of a widget's quota that one address may use up in a day; no limit where absent. Default 10. */
  readonly addressQuota: number | undefined;
  /** Absent where replies are given in the words of the pages. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** `local`, the default, for the model that runs here; absent where pages are found by their words alone. */
  readonly embeddings: EmbeddingServerConfig | 'local' | undefined;
  /** Bytes of memory that the indexes of widgets may take; those unused for longest leave it. Default 512 MB. */
  readonly indexMemory: number;
  /** Private networks (CIDR) that imports from the web may read. Default none. */
  readonly fetchAllowPrivate: readonly string[];
  /** Private networks (CIDR) that webhooks may be in. Default none. */
  readonly webhookAllowPrivate: readonly string[];
  /** Whether this host shows the demo page and the documentation, and has the demo widget. Default true. */
  readonly demo: boolean;
  /** Where mails are handed in; no mails are sent where absent. */
  readonly mail: MailConfig | undefined;
  /** Language of what owners are told, where the widget does not say: a BCP 47 tag. Default `en`. */
  readonly notifyLanguage: string;
  /** Days after which what visitors left is erased; kept for good where absent. */
  readonly retentionDays: number | undefined;
  /** Days after which what operators did is erased. Default 400. */
  readonly auditRetentionDays: number;
  /** TCP port of `/metrics`; there are none where absent. */
  readonly metricsPort: number | undefined;
  /** Address that `/metrics` listens on. Default `127.0.0.1`. */
  readonly metricsHost: string;
  /** Whether operators are served. Default yes. */
  readonly hasDashboard: boolean;
  /** TCP port that operators are served on alone; where absent, it is that of visitors. */
  readonly dashboardPort: number | undefined;
  /** Address that `dashboardPort` listens on. Default `127.0.0.1`. */
  readonly dashboardHost: string;
  /** A proxy in front that signs operators in; absent where none does. */
  readonly authProxy: AuthProxyConfig | undefined;
  /** An issuer of OpenID Connect that operators sign in at; absent where there is none. */
  readonly oidc: OidcConfig | undefined;
  /** Default `info`. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** As a server has it that runs: it has a folder for what can be made again. */
export type RunningConfig = Config & { readonly cacheDir: string };

/** Variables that cannot be used; `problems` says of each what is wrong and what would be right. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const portSchema = z
  .string()
  .regex(/^\d+$/, 'must be a whole number, such as 3000')
  .transform(Number)
  .refine((port) => port <= 65535, 'must be at most 65535');

/** The address of a model's server. */
const baseUrlSchema = (keyVariable: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be a web address, such as https://api.example.com/v1' })
    .refine((url) => !/^\w+:\/\/[^/]*@/.test(url), `must hold no password; use ${keyVariable}`)
    .optional();

const apiKeySchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces or special letters')
  .optional();

/** The name of the embedding model that runs here, and what switches it off. */
const LOCAL_MODEL = 'local';
const EMBEDDINGS = [LOCAL_MODEL, 'none'] as const;

const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().transform(readDatabaseUrl).optional(),
  DATABASE_POOL: z.string().default('10').transform(readPool),
  CACHE_DIR: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address, such as https://chat.example.com' })
    .refine((url) => !/[?#]/.test(url), 'must end before any ? or #')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z.string().transform(readTrustProxy).default(0),
  ADDRESS_LIMIT: z.string().default('120/minute').transform(readRateLimit),
  VISITOR_LIMIT: z.string().default('30/minute').transform(readRateLimit),
  ADDRESS_CONNECTIONS: z.string().default('256').transform(readConnections),
  ADDRESS_QUOTA: z.string().default('10%').transform(readPercent),
  LLM_BASE_URL: baseUrlSchema('LLM_API_KEY'),
  LLM_MODEL: z.string().trim().optional(),
  LLM_API_KEY: apiKeySchema,
  LLM_MONTHLY_TOKENS: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number of tokens, such as 5000000')
    .transform(Number)
    .default(5_000_000),
  EMBEDDINGS: z.enum(EMBEDDINGS, `must be one of ${EMBEDDINGS.join(', ')}`).optional(),
  EMBEDDINGS_BASE_URL: baseUrlSchema('EMBEDDINGS_API_KEY'),
  EMBEDDINGS_MODEL: z.string().trim().optional(),
  EMBEDDINGS_API_KEY: apiKeySchema,
  INDEX_MEMORY: z.string().default('512MB').transform(readMemory),
  FETCH_ALLOW_PRIVATE: z.string().default('').transform(readNetworks),
  WEBHOOK_ALLOW_PRIVATE: z.string().default('').transform(readNetworks),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: z.string().transform(readSmtpUrl).optional(),
  SMTP_FROM: z.string().transform(readMailAddress).optional(),
  NOTIFY_LANGUAGE: z.string().trim().default('en'),
  RETENTION: z.string().transform(readDays).optional(),
  AUDIT_RETENTION: z.string().default('400d').transform(readDays),
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DASHBOARD: z.enum(['on', 'off'], 'must be one of on, off').default('on'),
  DASHBOARD_PORT: portSchema.optional(),
  DASHBOARD_HOST: z.string().default('127.0.0.1'),
  ...authProxyVariables,
  ...oidcVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The names of all variables that are read. */
export const ENVIRONMENT_VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads the configuration. An empty variable counts as absent; relative paths start at the working folder.
 *
 * @param overrides values that win over the environment, such as those of the command line
 * @throws {ConfigError} naming every variable that is wrong, not only the first
 */
export function readConfig(
  overrides: Readonly<Record<string, string | undefined>> = {},
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const all = { ...environment, ...overrides };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`),
    ...unclearStore(all, overrides),
    ...missingPartner(given, 'LLM_BASE_URL', 'LLM_MODEL'),
    ...missingPartner(given, 'LLM_MODEL', 'LLM_BASE_URL'),
    ...missingPartner(given, 'EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'),
    ...(given['EMBEDDINGS_MODEL']?.trim() === LOCAL_MODEL
      ? []
      : missingPartner(given, 'EMBEDDINGS_MODEL', 'EMBEDDINGS_BASE_URL')),
    ...missingPartner(given, 'SMTP_URL', 'SMTP_FROM'),
    ...missingPartner(given, 'SMTP_FROM', 'SMTP_URL'),
    ...authProxyProblems(given),
    ...oidcProblems(given),
    ...(given['EMBEDDINGS']?.trim() === LOCAL_MODEL && 'EMBEDDINGS_BASE_URL' in given
      ? ['EMBEDDINGS is local, so EMBEDDINGS_BASE_URL must not be set.']
      : []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return Object.freeze({
    port: parsed.data.PORT,
    host: parsed.data.HOST,
    dataDir: resolve(parsed.data.DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL,
    databasePool: parsed.data.DATABASE_POOL,
    cacheDir: readCacheDir(parsed.data),
    publicUrl: parsed.data.PUBLIC_URL,
    trustProxy: parsed.data.TRUST_PROXY,
    addressLimit: parsed.data.ADDRESS_LIMIT,
    visitorLimit: parsed.data.VISITOR_LIMIT,
    addressConnections: parsed.data.ADDRESS_CONNECTIONS,
    addressQuota: parsed.data.ADDRESS_QUOTA,
    languageModel: readLanguageModel(parsed.data),
    embeddings: readEmbeddings(parsed.data),
    indexMemory: parsed.data.INDEX_MEMORY,
    fetchAllowPrivate: parsed.data.FETCH_ALLOW_PRIVATE,
    webhookAllowPrivate: parsed.data.WEBHOOK_ALLOW_PRIVATE,
    demo: parsed.data.DEMO === 'on',
    mail: parsed.data.SMTP_URL &&
      parsed.data.SMTP_FROM && { ...parsed.data.SMTP_URL, from: parsed.data.SMTP_FROM },
    notifyLanguage: parsed.data.NOTIFY_LANGUAGE,
    retentionDays: parsed.data.RETENTION,
    auditRetentionDays: parsed.data.AUDIT_RETENTION,
    metricsPort: parsed.data.METRICS_PORT,
    metricsHost: parsed.data.METRICS_HOST,
    hasDashboard: parsed.data.DASHBOARD === 'on',
    dashboardPort: parsed.data.DASHBOARD_PORT,
    dashboardHost: parsed.data.DASHBOARD_HOST,
    authProxy: readAuthProxy(parsed.data),
    oidc: readOidc(parsed.data),
    logLevel: parsed.data.LOG_LEVEL,
  });
}

/** Data that would be looked for in two places is lost in one of them. */
function unclearStore(
  all: Readonly<Record<string, string | undefined>>,
  overrides: Readonly<Record<string, string | undefined>>,
): string[] {
  const { DATABASE_URL } = all;
  if (DATABASE_URL === undefined) return [];
  if (DATABASE_URL.trim() === '')
    return [
      'DATABASE_URL is blank. Name a PostgreSQL database, or remove the variable to use a data folder.',
    ];
  return overrides['DATA_DIR'] === undefined
    ? []
    : ['DATABASE_URL is set, so --data must not be given: the data is in the database, not in a folder.'];
}

function readCacheDir({ CACHE_DIR, DATABASE_URL, DATA_DIR }: z.infer<typeof environmentSchema>) {
  if (CACHE_DIR !== undefined) return resolve(CACHE_DIR);
  return DATABASE_URL === undefined ? resolve(DATA_DIR, 'cache') : undefined;
}

function readLanguageModel(environment: z.infer<typeof environmentSchema>): LanguageModelConfig | undefined {
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY, LLM_MONTHLY_TOKENS } = environment;
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    apiKey: LLM_API_KEY,
    tokensPerMonth: LLM_MONTHLY_TOKENS,
  };
}

function readEmbeddings(environment: z.infer<typeof environmentSchema>): Config['embeddings'] {
  const { EMBEDDINGS, EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY } = environment;
  if (EMBEDDINGS === 'none') return undefined;
  if (EMBEDDINGS_BASE_URL === undefined || EMBEDDINGS_MODEL === undefined) return LOCAL_MODEL;
  return { baseUrl: EMBEDDINGS_BASE_URL, model: EMBEDDINGS_MODEL, apiKey: EMBEDDINGS_API_KEY };
}
