import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.js';

const read = (environment: Record<string, string>) => readConfig({}, environment);

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

describe('the configuration', () => {
  it('has the documented defaults', () => {
    assert.deepEqual(read({}), {
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePool: 10,
      cacheDir: resolve('data', 'cache'),
      publicUrl: undefined,
      trustProxy: 0,
      addressLimit: { requests: 120, seconds: 60 },
      visitorLimit: { requests: 30, seconds: 60 },
      addressConnections: 256,
      addressQuota: 10,
      demo: true,
      retentionDays: undefined,
      auditRetentionDays: 400,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      languageModel: undefined,
      embeddings: 'local',
      indexMemory: 512 * 2 ** 20,
      fetchAllowPrivate: [],
      webhookAllowPrivate: [],
      mail: undefined,
      notifyLanguage: 'en',
      hasDashboard: true,
      dashboardPort: undefined,
      dashboardHost: '127.0.0.1',
      authProxy: undefined,
      oidc: undefined,
      logLevel: 'info',
    });
  });

  it('is told of a database that is blank, named beside a folder, or none', () => {
    const url = 'postgres://chat:secret@db.example.com/chat';
    const problemsOf = (given: Record<string, string>, overrides = {}) => {
      try {
        readConfig(overrides, given);
        return [];
      } catch (error) {
        return (error as ConfigError).problems;
      }
    };
    assert.deepEqual(problemsOf({ DATABASE_URL: url, DATA_DIR: 'data' }), []);
    assert.match(String(problemsOf({ DATABASE_URL: ' ' })), /^DATABASE_URL is blank/);
    assert.match(String(problemsOf({ DATABASE_URL: url }, { DATA_DIR: 'data' })), /--data must not be given/);
    for (const wrong of ['db.example.com', 'mysql://db/chat', 'postgres://db', 'postgres://secret@db/'])
      assert.doesNotMatch(String(problemsOf({ DATABASE_URL: wrong })) || 'secret', /secret/, wrong);
    assert.equal(readConfig({}, { DATABASE_URL: url }).cacheDir, undefined);
  });

  it('takes an empty variable for an absent one', () => {
    assert.equal(read({ PORT: '', PUBLIC_URL: '  ' }).port, 3000);
  });

  it('reads every variable', () => {
    const config = read({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/chat',
      DATABASE_URL: 'postgres://chat:secret@db.example.com/chat',
      DATABASE_POOL: '20',
      CACHE_DIR: '/var/cache/chat',
      PUBLIC_URL: 'https://chat.example.com/help/',
      TRUST_PROXY: '1',
      ADDRESS_LIMIT: '5 / second',
      VISITOR_LIMIT: 'off',
      ADDRESS_CONNECTIONS: '40',
      ADDRESS_QUOTA: '25%',
      WEBHOOK_ALLOW_PRIVATE: '192.168.1.20',
      DEMO: 'off',
      SMTP_URL: 'smtp://mail.example.com',
      SMTP_FROM: 'chat@acme.example',
      NOTIFY_LANGUAGE: 'de',
      RETENTION: '90d',
      AUDIT_RETENTION: '30d',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.1',
      DASHBOARD: 'off',
      DASHBOARD_PORT: '3001',
      DASHBOARD_HOST: '10.0.0.2',
      AUTH_PROXY_HEADER: 'X-User',
      AUTH_PROXY_FROM: '10.0.0.3,::1',
      AUTH_PROXY_ROLE: 'reader',
      LLM_BASE_URL: 'http://localhost:11434/v1',
      LLM_MODEL: 'any',
      LLM_API_KEY: ' the-key\n',
      LLM_MONTHLY_TOKENS: '1000',
      EMBEDDINGS_BASE_URL: 'http://localhost:11434',
      EMBEDDINGS_MODEL: 'small',
      INDEX_MEMORY: '2GB',
      FETCH_ALLOW_PRIVATE: '10.0.0.0/8, fd00::/8',
      LOG_LEVEL: 'warn',
    });
    assert.deepEqual(config, {
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/var/lib/chat',
      databaseUrl: 'postgres://chat:secret@db.example.com/chat',
      databasePool: 20,
      cacheDir: '/var/cache/chat',
      publicUrl: 'https://chat.example.com/help',
      trustProxy: 1,
      addressLimit: { requests: 5, seconds: 1 },
      visitorLimit: undefined,
      addressConnections: 40,
      addressQuota: 25,
      webhookAllowPrivate: ['192.168.1.20'],
      demo: false,
      mail: {
        host: 'mail.example.com',
        port: 587,
        isSecure: false,
        requiresTls: false,
        ignoresTls: false,
        checksCertificate: true,
        login: undefined,
        ownName: undefined,
        from: { name: '', address: 'chat@acme.example' },
      },
      notifyLanguage: 'de',
      retentionDays: 90,
      auditRetentionDays: 30,
      metricsPort: 9100,
      metricsHost: '10.0.0.1',
      hasDashboard: false,
      dashboardPort: 3001,
      dashboardHost: '10.0.0.2',
      authProxy: { header: 'X-User', from: ['10.0.0.3', '::1'], newRole: 'reader' },
      oidc: undefined,
      embeddings: { baseUrl: 'http://localhost:11434', model: 'small', apiKey: undefined },
      languageModel: {
        baseUrl: 'http://localhost:11434/v1',
        model: 'any',
        apiKey: 'the-key',
        tokensPerMonth: 1000,
      },
      fetchAllowPrivate: ['10.0.0.0/8', 'fd00::/8'],
      indexMemory: 2 * 2 ** 30,
      logLevel: 'warn',
    });
  });

  it('lets the command line win over the environment', () => {
    assert.equal(readConfig({ DATA_DIR: '/tmp/a' }, { DATA_DIR: '/tmp/b' }).dataDir, '/tmp/a');
  });

  it('cannot be changed once read', () => {
    assert.throws(() => {
      (read({}) as { port: number }).port = 1;
    }, TypeError);
  });

  it('takes an amount of memory in MB or GB, and none that is too small to work with', () => {
    assert.equal(read({}).indexMemory, 512 * 2 ** 20);
    assert.equal(read({ INDEX_MEMORY: ' 64 mb' }).indexMemory, 64 * 2 ** 20);
    for (const wrong of ['15MB', '1KB', '512', '512M', '-1GB', '0GB', '1.5GB', 'all']) {
      const [problem = ''] = problemsOf({ INDEX_MEMORY: wrong });
      assert.match(problem, /^INDEX_MEMORY must be an amount of memory of at least 16MB/, wrong);
    }
  });

  it('takes proxies as a number or as addresses, and refuses to trust everyone', () => {
    assert.equal(read({ TRUST_PROXY: '2' }).trustProxy, 2);
    assert.deepEqual(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy, ['10.0.0.0/8', '::1']);
    for (const wrong of ['true', 'yes', '10.0.0.0/33', '::1/129', '10.0.0', '-1', '10.0.0.1,']) {
      assert.match(
        problemsOf({ TRUST_PROXY: wrong }).join(),
        /^TRUST_PROXY must be the number of proxies/,
        wrong,
      );
    }
  });

  it('accepts an address of this machine or of the web as PUBLIC_URL and nothing else', () => {
    assert.equal(read({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl, 'http://localhost:3000');
    for (const wrong of [
      'chat.example.com',
      'javascript:alert(1)',
      'ftp://a.example',
      'https://a.example/?b',
    ]) {
      assert.match(problemsOf({ PUBLIC_URL: wrong }).join(), /^PUBLIC_URL must/, wrong);
    }
  });

  it('takes a language model whose address and name are both given', () => {
    const given = { LLM_BASE_URL: 'https://api.example.com/v1', LLM_MODEL: 'small' };
    assert.deepEqual(read(given).languageModel, {
      baseUrl: 'https://api.example.com/v1',
      model: 'small',
      apiKey: undefined,
      tokensPerMonth: 5_000_000,
    });
    for (const [wrong, problem] of [
      [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL must be set too, because LLM_MODEL is.'],
      [{ EMBEDDINGS_MODEL: 'small' }, 'EMBEDDINGS_BASE_URL must be set too, because EMBEDDINGS_MODEL is.'],
      [{ LLM_BASE_URL: given.LLM_BASE_URL }, 'LLM_MODEL must be set too, because LLM_BASE_URL is.'],
      [
        { ...given, LLM_BASE_URL: 'https://me:secret@a.example' },
        'LLM_BASE_URL must hold no password; use LLM_API_KEY.',
      ],
      [{ ...given, LLM_API_KEY: 'a\nb' }, 'LLM_API_KEY must be a key without spaces or special letters.'],
      [
        { ...given, LLM_MONTHLY_TOKENS: '1e6' },
        'LLM_MONTHLY_TOKENS must be a whole number of tokens, such as 5000000.',
      ],
    ] as const) {
      assert.deepEqual(problemsOf(wrong), [problem]);
    }
  });

  it('takes the local embedding model unless it is switched off or another is named', () => {
    assert.equal(readConfig({}, {}).embeddings, 'local');
    assert.equal(readConfig({}, { EMBEDDINGS: 'local' }).embeddings, 'local');
    assert.equal(readConfig({}, { EMBEDDINGS_MODEL: 'local' }).embeddings, 'local');
    const server = { EMBEDDINGS_MODEL: 'small', EMBEDDINGS_BASE_URL: 'http://localhost:11434' };
    assert.equal(readConfig({}, { EMBEDDINGS: 'none' }).embeddings, undefined);
    assert.equal(readConfig({}, { ...server, EMBEDDINGS: 'none' }).embeddings, undefined);
    assert.deepEqual(problemsOf({ ...server, EMBEDDINGS: 'local' }), [
      'EMBEDDINGS is local, so EMBEDDINGS_BASE_URL must not be set.',
    ]);
    assert.deepEqual(problemsOf({ EMBEDDINGS: 'off' }), ['EMBEDDINGS must be one of local, none.']);
    const own = { EMBEDDINGS_MODEL: 'local', EMBEDDINGS_BASE_URL: 'http://localhost:11434' };
    assert.deepEqual(readConfig({}, own).embeddings, {
      baseUrl: 'http://localhost:11434',
      model: 'local',
      apiKey: undefined,
    });
  });

  it('names all that is wrong at once, each in words', () => {
    assert.deepEqual(problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', PUBLIC_URL: 'chat' }), [
      'PORT must be at most 65535.',
      'PUBLIC_URL must be a web address, such as https://chat.example.com.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
    assert.deepEqual(problemsOf({ PORT: '-1', LLM_MODEL: 'small' }), [
      'PORT must be a whole number, such as 3000.',
      'LLM_BASE_URL must be set too, because LLM_MODEL is.',
    ]);
    assert.deepEqual(problemsOf({ PORT: '3k' }), ['PORT must be a whole number, such as 3000.']);
  });
});
