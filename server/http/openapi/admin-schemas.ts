/** The schemas that the description of the admin API names. */
import * as contract from '../../admin-contract.js';
import { errorDetailSchema } from '../../contract.js';
import type { NamedSchemas } from './openapi-schemas.js';

export const ADMIN_SCHEMAS: NamedSchemas = {
  SetupState: contract.setupStateSchema,
  SetupRequest: contract.setupRequestSchema,
  SignInRequest: contract.signInRequestSchema,
  LinkCheckRequest: contract.linkCheckRequestSchema,
  LinkState: contract.linkStateSchema,
  LinkRequest: contract.linkRequestSchema,
  SessionState: contract.sessionStateSchema,
  SessionList: contract.sessionListSchema,
  AccountChange: contract.accountChangeSchema,
  PasswordChange: contract.passwordChangeSchema,
  SecondFactorRequest: contract.secondFactorRequestSchema,
  SecondFactorSetup: contract.secondFactorSetupSchema,
  SecondFactorConfirmation: contract.secondFactorConfirmationSchema,
  RecoveryCodes: contract.recoveryCodesSchema,
  SecondFactorRemoval: contract.secondFactorRemovalSchema,
  Operator: contract.operatorSchema,
  OperatorList: contract.operatorListSchema,
  NewOperator: contract.newOperatorSchema,
  OperatorChange: contract.operatorChangeSchema,
  OneTimeLink: contract.oneTimeLinkSchema,
  OperatorInvitation: contract.operatorInvitationSchema,
  ApiToken: contract.apiTokenSchema,
  ApiTokenList: contract.apiTokenListSchema,
  NewApiToken: contract.newApiTokenSchema,
  CreatedApiToken: contract.createdApiTokenSchema,
  AuditEntry: contract.auditEntrySchema,
  AuditPage: contract.auditPageSchema,
  ErrorDetail: errorDetailSchema,
  ErrorBody: contract.adminErrorBodySchema,
};
