/** The findings of the doctor, for people. */
import { count } from '../../runtime/quantities.js';
import { indent, wrap } from '../terminal/text-layout.js';
import type { HealthSection } from '../../admin-contract/health.js';
import type { Finding } from '../../doctor/finding.js';

const LEVEL_WIDTH = 'warning'.length;
const MARGIN = ' '.repeat(LEVEL_WIDTH + 4);
const READING_WIDTH = 100;

export function describeReport(sections: readonly HealthSection[], width = READING_WIDTH): string {
  const room = Math.min(width, READING_WIDTH) - MARGIN.length;
  const lines = sections.flatMap(({ subject, findings }) => [
    subject,
    ...findings.map((finding) => describeFinding(finding, room)),
    '',
  ]);
  return [...lines, summaryOf(sections.flatMap(({ findings }) => findings))].join('\n');
}

function describeFinding({ level, message, advice }: Finding, room: number): string {
  const text = [wrap(message, room), ...(advice === undefined ? [] : [wrap(`→ ${advice}`, room)])].join('\n');
  return `  ${level.padEnd(LEVEL_WIDTH)}  ${indent(text, MARGIN).trimStart()}`;
}

function summaryOf(findings: readonly Finding[]): string {
  const number = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  if (number('wrong') > 0)
    return `${count(number('wrong'), 'fault')}, ${count(number('warning'), 'warning')}.`;
  return number('warning') > 0 ? `No fault, ${count(number('warning'), 'warning')}.` : 'All is well.';
}
