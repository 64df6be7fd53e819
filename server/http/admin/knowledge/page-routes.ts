/** The routes by which operators look at the pages of a widget, and write them. */
import { z } from 'zod';
import {
  knowledgePageSchema,
  MAX_PAGE_LENGTH,
  PAGE_USES,
  pageListSchema,
  pageTextSchema,
  passageListSchema,
  type KnowledgePage,
  type PageList,
} from '../../../admin-contract/pages.js';
import { AppError } from '../../../errors.js';
import { audited } from '../../../identity/audited.js';
import type { Page, Widget } from '../../../model.js';
import { browsePages, readCitations, summaryOf } from '../../../operate/knowledge/browse-pages.js';
import { createPageMeasure, wordsOf } from '../../../operate/knowledge/measure-page.js';
import { statesOf } from '../../../operate/knowledge/page-origin.js';
import { prepareWriting } from '../../../operate/knowledge/write-page.js';
import { KeyedMutex } from '../../../runtime/mutex.js';
import { changedMeanwhile } from '../../../store/port/page-digest.js';
import { passagesOf } from '../../../search/passages/passages.js';
import { jsonBody } from '../../guards/request-body.js';
import { isMatch, readIfMatch } from '../requests/if-match.js';
import { entityTag } from '../../transport/entity-tag.js';
import { sendJson } from '../../transport/json-response.js';
import { route, type OperatorCall, type Route } from '../../transport/route.js';
import { actorOf, type AdminDeps } from '../requests/admin-deps.js';
import { pageFields } from '../requests/page-query.js';
import { timeZoneField } from '../requests/period-query.js';
import { requireWidget } from '../requests/widget-scope.js';

const PAGES = '/api/admin/widgets/{widgetId}/pages';
export const PAGE = `${PAGES}/{pageId}`;
/** In UTF-8 and as JSON, a character takes up to six bytes. */
const MAX_BODY_BYTES = 6 * MAX_PAGE_LENGTH;

const citationFields = {
  tz: timeZoneField.describe('Whose thirty days answers are counted in; up to the moment where absent.'),
};
const listQuery = z.strictObject({
  ...pageFields,
  cursor: z.string().max(1000).optional().describe('`next` of the page before.'),
  q: z.string().max(200).optional().describe('Words that title, address or id hold.'),
  origin: z.string().max(2000).optional().describe('`written`, `file`, or where a website begins.'),
  lang: z.string().max(35).optional(),
  answers: z.enum(PAGE_USES).optional().describe('What the answers of the last thirty days made of it.'),
  missing: z.enum(['true', 'false']).optional().describe('Whether the last import did not reach it.'),
  ...citationFields,
});
const pageQuery = z.strictObject(citationFields);

const tagOf = ({ title, url, lang, origin, content }: Page): string =>
  entityTag(JSON.stringify([title, url, lang ?? '', origin ?? '', content]));

export function pageRoutes(deps: AdminDeps): Route[] {
  const { store, insight, clock } = deps;
  const { sites, widgets } = store;
  const mutex = new KeyedMutex();
  const measure = createPageMeasure();

  /** Undefined until the log was read: pages are there before. */
  async function citationsOf(widgetId: string, tz?: string) {
    try {
      return await readCitations(insight, widgetId, clock(), tz);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  async function describe(widgetId: string, page: Page, tz?: string): Promise<KnowledgePage> {
    const states = statesOf(await sites.list(widgetId));
    const summary = summaryOf(page, measure, states.get(page.id), await citationsOf(widgetId, tz));
    return { ...summary, content: page.content, etag: tagOf(page) };
  }

  return [
    route({
      method: 'GET',
      path: PAGES,
      access: 'operator',
      action: 'readKnowledge',
      query: listQuery,
      async handle(call) {
        const { id } = await requireWidget(call, widgets);
        const { limit, cursor, q, origin, lang, missing, answers: use, tz } = listQuery.parse(call.query);
        const isMissing = missing === undefined ? undefined : missing === 'true';
        const filter = { text: q, origin, lang, isMissing, use, after: cursor };
        const citations = await (use ? readCitations(insight, id, clock(), tz) : citationsOf(id, tz));
        // One more tells whether there is another page of the list.
        const { items, ...found } = await browsePages(
          { pages: store.pages, sites, measure },
          id,
          { ...filter, limit: limit + 1 },
          citations,
        );
        const shown = items.slice(0, limit);
        const last = shown.at(-1);
        const next = items.length > limit && last !== undefined ? { next: last.id } : {};
        const body: PageList = { items: shown, ...next, ...found };
        sendJson(call.res, 200, JSON.stringify(body));
      },
      description: {
        operationId: 'listPages',
        summary: 'Lists the pages of a widget, without their texts.',
        responses: { 200: pageListSchema },
        errors: ['not_found', 'not_ready'],
      },
    }),
    route({
      method: 'GET',
      path: PAGE,
      access: 'operator',
      action: 'readKnowledge',
      query: pageQuery,
      async handle(call) {
        const [widget, page] = await requirePage(store, call);
        const body = await describe(widget.id, page, pageQuery.parse(call.query).tz);
        sendJson(call.res, 200, JSON.stringify(body), { ETag: body.etag });
      },
      description: {
        operationId: 'getPage',
        summary: 'Gives a page with its text. In the path, a "/" of its id is written %2F.',
        responses: { 200: knowledgePageSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'GET',
      path: `${PAGE}/passages`,
      access: 'operator',
      action: 'readKnowledge',
      async handle(call) {
        const [, page] = await requirePage(store, call);
        const items = passagesOf(page).map(({ headings, units }) => ({
          headings,
          words: wordsOf({ headings, units }),
          units: units.map(({ kind, text, marker, depth, isBlockStart }) => ({
            kind,
            text,
            isBlockStart,
            ...(marker !== undefined && { marker }),
            ...(depth !== undefined && { depth }),
          })),
        }));
        sendJson(call.res, 200, JSON.stringify({ items }));
      },
      description: {
        operationId: 'listPassages',
        summary: 'Gives a page as the answers are made from it.',
        responses: { 200: passageListSchema },
        errors: ['not_found'],
      },
    }),
    route({
      method: 'PUT',
      path: PAGE,
      access: 'operator',
      action: 'editKnowledge',
      body: jsonBody(pageTextSchema, MAX_BODY_BYTES),
      async handle(call) {
        const { id: widgetId } = await requireWidget(call, widgets);
        const { pageId: id = '' } = call.params;
        const mayReplace = (page: Page | undefined) => {
          assertSeen(call, page);
        };
        await mutex.runExclusive(widgetId, async () => {
          const writing = { id, text: call.body, mayReplace, now: clock() };
          const { page, isNew, save } = await prepareWriting(store, widgetId, writing);
          const act = { action: isNew ? 'page.add' : 'page.change', widgetId, subject: subjectOf(page) };
          await audited(deps, actorOf(call), act, save);
          const body = await describe(widgetId, page);
          sendJson(call.res, isNew ? 201 : 200, JSON.stringify(body), { ETag: body.etag });
        });
      },
      description: {
        operationId: 'writePage',
        summary:
          'Writes a page: a new one without If-Match; with it one that was written before, or copied from a file.',
        responses: { 200: knowledgePageSchema, 201: knowledgePageSchema },
        errors: ['not_found', 'conflict', 'precondition_failed', 'precondition_required'],
      },
    }),
  ];
}

export const subjectOf = ({ id, title }: Page) => ({ kind: 'page', id, name: title });

/** @throws {AppError} where the page is not as the caller has seen it */
function assertSeen(call: Pick<OperatorCall, 'req'>, page: Page | undefined): void {
  const ifMatch = readIfMatch(call);
  if (page && ifMatch === undefined) {
    throw new AppError(
      'precondition_required',
      `There is a page called ${page.id} already. To replace it, send its ETag as you saw it as If-Match.`,
    );
  }
  if (ifMatch === undefined || (page && isMatch(ifMatch, tagOf(page)))) return;
  throw changedMeanwhile(page);
}

/**
 * The page that the path names, and its widget.
 *
 * @throws {AppError} `not_found`
 */
export async function requirePage(
  { widgets, pages }: Pick<AdminDeps['store'], 'widgets' | 'pages'>,
  call: Pick<OperatorCall, 'caller' | 'params'>,
): Promise<[Widget, Page]> {
  const widget = await requireWidget(call, widgets);
  const { pageId = '' } = call.params;
  const page = await pages.get(widget.id, pageId);
  if (page) return [widget, page];
  throw new AppError('not_found', `The widget has no page called ${pageId}.`);
}
