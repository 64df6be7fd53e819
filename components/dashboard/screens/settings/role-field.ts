/** The choice of a role, with what each may do: a list of choices would cut that off. */
import { html, type TemplateResult } from 'lit';
import { messages } from '../../messages/messages.js';
import { operatorsMessages } from '../../messages/settings/operators-messages.js';
import { settingsMessages } from '../../messages/settings/settings-messages.js';
import { selectField, type FieldOptions } from '../../parts/field.js';

const ROLES = ['reader', 'editor', 'owner'] as const;

export const roleField = (options: Pick<FieldOptions, 'id' | 'value' | 'wrong'>): TemplateResult =>
  selectField({
    ...options,
    name: 'role',
    label: settingsMessages.role,
    choices: ROLES.map((value) => ({ value, label: messages.roles[value] })),
    help: html`${ROLES.map(
      (role) => html`<strong>${messages.roles[role]}:</strong> ${operatorsMessages.roleHelp[role]}<br />`,
    )}`,
  });
