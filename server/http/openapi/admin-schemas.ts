/** The schemas that the description of the admin API names: all that its contract exports. */
import { z } from 'zod';
import * as account from '../../admin-contract/account.js';
import { adminErrorBodySchema } from '../../admin-contract/admin-errors.js';
import * as audit from '../../admin-contract/audit.js';
import * as checks from '../../admin-contract/checks.js';
import * as conversations from '../../admin-contract/conversations.js';
import * as deliveries from '../../admin-contract/deliveries.js';
import * as feedback from '../../admin-contract/feedback.js';
import * as escalations from '../../admin-contract/escalations.js';
import * as events from '../../admin-contract/events.js';
import * as gaps from '../../admin-contract/gaps.js';
import * as imports from '../../admin-contract/imports.js';
import * as health from '../../admin-contract/health.js';
import * as operators from '../../admin-contract/operators.js';
import * as pages from '../../admin-contract/pages.js';
import * as privacy from '../../admin-contract/privacy.js';
import * as session from '../../admin-contract/session.js';
import * as tasks from '../../admin-contract/tasks.js';
import * as sources from '../../admin-contract/sources.js';
import * as tokens from '../../admin-contract/tokens.js';
import * as trying from '../../admin-contract/try.js';
import * as usage from '../../admin-contract/usage.js';
import * as websites from '../../admin-contract/websites.js';
import * as widgets from '../../admin-contract/widgets.js';
import { errorDetailSchema } from '../../contract.js';
import type { NamedSchemas } from './openapi-schemas.js';

export const ADMIN_SCHEMAS: NamedSchemas = {
  ...namedIn(session, account, operators, tokens, audit),
  ...namedIn(
    usage,
    conversations,
    feedback,
    tasks,
    escalations,
    events,
    health,
    privacy,
    pages,
    widgets,
    websites,
    deliveries,
    gaps,
    trying,
    checks,
  ),
  ...namedIn(sources, imports),
  ErrorDetail: errorDetailSchema,
  ErrorBody: adminErrorBodySchema,
};

function namedIn(...contracts: readonly object[]): NamedSchemas {
  const schemas = contracts.flatMap((contract) =>
    Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
      value instanceof z.ZodType ? [[nameOf(name), value] as const] : [],
    ),
  );
  return Object.fromEntries(schemas);
}

/** `operatorListSchema` is named `OperatorList`. */
function nameOf(schemaName: string): string {
  return schemaName.charAt(0).toUpperCase() + schemaName.slice(1).replace(/Schema$/, '');
}
