/** The files of `docs/examples`: what they name is there, and what can check them does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../config.js';
import { caddyfileForInstalled } from './reverse-proxy.fixture.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLES = join(root, 'docs/examples');
const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');
const { scripts, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  bin: Record<string, string>;
};
const CLI = (bin['service-chat'] ?? '').replace('./', '');

const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
/** Why a test is skipped that needs a program; `false` when the program is there. */
const without = (program: string) => (isInstalled(program) ? false : `${program} is not installed`);

describe('the examples', () => {
  it('are shown whole in the documentation', () => {
    const docs = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'));
    const pages = docs.map((file) => readFileSync(join(root, 'docs', file), 'utf8')).join('\n');
    for (const name of readdirSync(EXAMPLES)) {
      if (name.endsWith('.dockerignore')) continue;
      assert.ok(pages.includes(`\n${example(name).trimEnd()}\n\`\`\`\n`), `${name} is not shown as it is`);
    }
  });
});

describe('the Dockerfile', () => {
  const lines = example('Dockerfile').replaceAll('\\\n', ' ').split('\n');

  it('copies what the repository has or the build makes, and nothing that is ignored', () => {
    const made = ['node_modules', 'build', 'dist'];
    for (const line of lines.filter((each) => each.startsWith('COPY '))) {
      const sources = line.split(' ').slice(1, -1);
      for (const source of sources.filter((each) => !each.startsWith('--'))) {
        const path = source.replace('/app/', '');
        assert.ok(made.includes(path) || existsSync(join(root, path)), `${path} does not exist`);
      }
    }
    const ignored = example('Dockerfile.dockerignore').trim().split('\n');
    for (const needed of ['package.json', 'package-lock.json', 'server', 'components', 'docs', 'scripts']) {
      assert.equal(ignored.includes(needed), false, `${needed} is ignored`);
    }
    for (const path of made) assert.ok(ignored.includes(path), `${path} of this machine would be copied`);
  });

  it('runs scripts that exist, ends as another user than root, and starts the command line', () => {
    const text = lines.join('\n');
    for (const [, script = ''] of text.matchAll(/npm run (\S+)/g)) assert.ok(script in scripts, script);
    assert.deepEqual(text.match(/^USER .*/gm), ['USER node']);
    assert.equal(
      lines.findLast((line) => line.startsWith('CMD')),
      `CMD ["node", "${CLI}", "serve"]`,
    );
    assert.match(text, /^HEALTHCHECK .*\/healthz/m);
  });
});

describe('the Compose file', () => {
  it('builds the Dockerfile with settings that the server takes', () => {
    const { services } = parse(example('compose.yaml')) as {
      services: {
        chat: { build: { context: string; dockerfile: string }; environment: Record<string, string> };
      };
    };
    const { build, environment } = services.chat;
    assert.ok(existsSync(join(EXAMPLES, build.context, build.dockerfile)));
    const config = readConfig({}, environment);
    assert.deepEqual([config.publicUrl, config.trustProxy], ['https://chat.example.com', 1]);
  });
});

describe('the Compose file with PostgreSQL', () => {
  it('starts servers with settings that they take, once the database is ready', () => {
    const { services, volumes } = parse(example('compose-postgres.yaml')) as {
      services: Record<
        'chat' | 'database' | 'proxy',
        {
          build?: { context: string; dockerfile: string };
          environment: Record<string, string>;
          volumes?: string[];
          healthcheck?: object;
          depends_on?: { database: { condition: string } };
        }
      >;
      volumes: Record<string, unknown>;
    };
    const { chat, database, proxy } = services;
    assert.ok(chat.build && existsSync(join(EXAMPLES, chat.build.context, chat.build.dockerfile)));
    const config = readConfig({}, chat.environment);
    const { POSTGRES_USER, POSTGRES_DB } = database.environment;
    assert.equal(
      config.databaseUrl,
      `postgres://${POSTGRES_USER}:\${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`,
    );
    assert.deepEqual([chat.depends_on?.database.condition], ['service_healthy']);
    assert.ok(database.healthcheck);
    for (const volume of [...(database.volumes ?? []), ...(proxy.volumes ?? [])]) {
      const [from = ''] = volume.split(':');
      assert.ok(from.startsWith('./') ? existsSync(join(EXAMPLES, from)) : from in volumes, volume);
    }
  });

  it('sends an operator to the same server each time, by a proxy that the servers trust', () => {
    const { services } = parse(example('compose-postgres.yaml')) as {
      services: { chat: { environment: Record<string, string> }; proxy: { volumes: string[] } };
    };
    const [file = ''] = services.proxy.volumes[0]?.split(':') ?? [];
    const content = example(file);
    const [, matched = '', policy] =
      /^\s*@operators path (.*)$[^@]*@operators \{[^}]*lb_policy (\S+)/m.exec(content) ?? [];
    assert.deepEqual(matched.split(' '), ['/dashboard/*', '/api/admin/*']);
    assert.equal(policy, 'client_ip_hash');
    const { publicUrl, port, trustProxy } = readConfig({}, services.chat.environment);
    assert.equal(trustProxy, 1);
    assert.ok(content.includes(`\n${new URL(publicUrl ?? '').host} {`));
    for (const [, upstream] of content.matchAll(/dynamic a (.*)/g)) assert.equal(upstream, `chat ${port}`);
  });
});

describe('the manifests for Kubernetes', () => {
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    spec: {
      selector: { matchLabels?: object };
      sessionAffinity?: string;
      template: {
        metadata: { labels: object };
        spec: { containers: Container[]; volumes: { name: string }[] };
      };
      ports: { targetPort: string }[];
    };
  }
  interface Container {
    env: { name: string; value?: string; valueFrom?: object }[];
    ports: { name: string; containerPort: number }[];
    volumeMounts: { name: string; mountPath: string }[];
    [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
  }
  const manifests = parseAllDocuments(example('kubernetes.yaml')).map((each) => each.toJS() as Manifest);
  const [deployment, service, operators, budget] = manifests as [Manifest, Manifest, Manifest, Manifest];
  const { template, selector } = deployment.spec;
  const [container] = template.spec.containers as [Container];

  it('are of known kinds, and belong together', () => {
    assert.deepEqual(
      manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`),
      ['apps/v1 Deployment', 'v1 Service', 'v1 Service', 'policy/v1 PodDisruptionBudget'],
    );
    assert.deepEqual(selector.matchLabels, template.metadata.labels);
    for (const { spec } of [service, operators]) assert.deepEqual(spec.selector, template.metadata.labels);
    assert.deepEqual([service.spec.sessionAffinity, operators.spec.sessionAffinity], [undefined, 'ClientIP']);
    assert.deepEqual(budget.spec.selector.matchLabels, template.metadata.labels);
    const ports = container.ports.map(({ name }) => name);
    for (const { targetPort } of [...service.spec.ports, ...operators.spec.ports])
      assert.ok(ports.includes(targetPort));
    const volumes = template.spec.volumes.map(({ name }) => name);
    assert.deepEqual(container.volumeMounts.map(({ name }) => name).sort(), volumes.sort());
  });

  it('have settings that the server takes, and ask it what it responds to', () => {
    const values = container.env.map(({ name, value }) => [name, value ?? 'postgres://chat@db.example/chat']);
    const config = readConfig({}, Object.fromEntries(values) as Record<string, string>);
    assert.deepEqual(
      [config.port, config.metricsPort, config.cacheDir],
      [container.ports[0]?.containerPort, container.ports[1]?.containerPort, '/cache'],
    );
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      assert.match(container[probe]?.httpGet.path ?? '', /^\/(?:healthz|readyz)$/);
  });
});

describe('the systemd unit', () => {
  const unit = example('service-chat.service');

  it('starts the command line with settings that the server takes', () => {
    assert.match(unit, new RegExp(`^ExecStart=/usr/bin/node ${CLI} serve$`, 'm'));
    const environment = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    const config = readConfig({}, Object.fromEntries(environment) as Record<string, string>);
    assert.equal(config.dataDir, '/var/lib/service-chat');
  });

  it('is valid, and leaves the process few rights', { skip: without('systemd-analyze') }, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'service-chat-unit-'));
    t.after(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const file = join(folder, 'service-chat.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replace('/opt/service-chat', root));
    const verify = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    assert.deepEqual([verify.status, verify.stderr], [0, '']);
    // Of 10; what systemd itself calls OK ends at 2, in tenths as it wants them.
    const security = ['security', '--offline=true', '--threshold=20', file];
    const { status, stdout } = spawnSync('systemd-analyze', security, { encoding: 'utf8' });
    assert.equal(status, 0, stdout.split('\n').slice(-3).join('\n'));
  });
});

describe('the Caddyfile', () => {
  it('is valid', { skip: without('caddy') }, (t) => {
    const home = mkdtempSync(join(tmpdir(), 'service-chat-caddy-'));
    t.after(() => {
      rmSync(home, { recursive: true, force: true });
    });
    const config = join(home, 'Caddyfile');
    writeFileSync(config, caddyfileForInstalled(readFileSync(join(EXAMPLES, 'Caddyfile'), 'utf8')));
    const args = ['validate', '--adapter', 'caddyfile', '--config', config];
    const env = { PATH: process.env['PATH'], HOME: home };
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env });
    assert.equal(status, 0, stderr);
  });
});
