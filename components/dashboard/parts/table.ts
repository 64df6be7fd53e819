/** A native table, whose rows stand below each other where it is narrow, with the name of each column before its cell. */
import { html, nothing, type TemplateResult } from 'lit';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => unknown;
  /** Of what is done with a row: its label is for assistive technology alone. */
  readonly isActions?: boolean;
}

/** So many columns fit beside a form. */
const FEW = 4;

/** The first column names its row. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): TemplateResult {
  return html`<div class=${columns.length > FEW ? 'listing many' : 'listing'}>
    <table>
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map(
            ({ label, isActions }) =>
              html`<th scope="col">
                <span class=${isActions ? 'visually-hidden' : nothing}>${label}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column, index) => renderCell(column, row, index === 0))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function renderCell<Row>({ label, cell, isActions }: Column<Row>, row: Row, isHeader: boolean) {
  if (isHeader) return html`<th scope="row">${cell(row)}</th>`;
  if (isActions) return html`<td class="actions">${cell(row)}</td>`;
  return html`<td>
    <span class="column" aria-hidden="true">${label}</span>
    <div>${cell(row)}</div>
  </td>`;
}
