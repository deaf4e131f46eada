import { and, asc, count, countDistinct, eq, getTableColumns, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { rowOf } from '../../db/rowOf';
import { libraryTemplates, libraryUses } from '../../db/tables/templates';
import type { Page, Paged } from '../../lib/page';
import type {
  IndustryCount,
  LibraryFilter,
  LibraryStats,
  LibraryTemplate,
  PlacedEntry,
} from './libraryTemplates.types';
import type { TemplateCategory } from '../templates/templates.types';

const { position: _position, isListed: _isListed, ...columns } = getTableColumns(libraryTemplates);

/** Which templates are wanted; `found` are the ids of a search, the best first. */
interface PageFilter extends Omit<LibraryFilter, 'search'> {
  found?: string[] | undefined;
}

/** How many popular templates an industry is shown with. */
const popularCount = 3;

export type LibraryTemplatesRepository = ReturnType<typeof createLibraryTemplatesRepository>;

export function createLibraryTemplatesRepository(db: Db) {
  const listed = eq(libraryTemplates.isListed, true);
  return {
    /**
     * Makes the library what the program brings: adds, corrects, and no longer lists what is gone. Uses stay. What is as
     * it should be is read and not sent: at most starts that is all of it. Processes that start together write in the
     * same order.
     */
    async replace(entries: readonly PlacedEntry[]): Promise<void> {
      const stored = await db
        .select({
          id: libraryTemplates.id,
          version: libraryTemplates.version,
          position: libraryTemplates.position,
        })
        .from(libraryTemplates)
        .where(listed);
      const isThere = new Set(stored.map(stateOf));
      const rows = entries
        .filter((entry) => !isThere.has(stateOf(entry)))
        .map((entry) => ({ ...entry, isBasic: entry.isBasic === true, isListed: true }));
      rows.sort((one, other) => (one.id < other.id ? -1 : 1));
      if (rows.length > 0) {
        await db
          .insert(libraryTemplates)
          .values(rows)
          .onConflictDoUpdate({
            target: libraryTemplates.id,
            set: everyColumnAsGiven,
            setWhere: sql`(${libraryTemplates.version}, ${libraryTemplates.position}, ${libraryTemplates.isListed}) is distinct from (excluded.version, excluded.position, true)`,
          });
      }
      const wanted = new Set(entries.map(({ id }) => id));
      const gone = stored.map(({ id }) => id).filter((id) => !wanted.has(id));
      if (gone.length > 0) {
        await db.update(libraryTemplates).set({ isListed: false }).where(inArray(libraryTemplates.id, gone));
      }
    },

    /** In the library's order; of those that a search has found, in the order of `found`. */
    async page({ found, ...filter }: PageFilter, { limit, offset }: Page): Promise<Paged<LibraryTemplate>> {
      const among = found && inArray(libraryTemplates.id, found);
      const where = and(listed, ...matching(filter), among);
      const order = found
        ? sql`array_position(${sql.param(found)}::text[], ${libraryTemplates.id})`
        : asc(libraryTemplates.position);
      const [total, items] = await Promise.all([
        db.$count(libraryTemplates, where),
        db.select(columns).from(libraryTemplates).where(where).orderBy(order).limit(limit).offset(offset),
      ]);
      return { items, total };
    },

    async find(id: string): Promise<LibraryTemplate | undefined> {
      const [template] = await db
        .select(columns)
        .from(libraryTemplates)
        .where(and(listed, eq(libraryTemplates.id, id)));
      return template;
    },

    /** Counts one use by an account. One statement each, so that none is lost among parallel ones. */
    async countUse(accountId: string, templateId: string): Promise<void> {
      await db
        .update(libraryTemplates)
        .set({ uses: sql`${libraryTemplates.uses} + 1` })
        .where(eq(libraryTemplates.id, templateId));
      await db
        .insert(libraryUses)
        .values({ accountId, templateId, uses: 1 })
        .onConflictDoUpdate({
          target: [libraryUses.accountId, libraryUses.templateId],
          set: { uses: sql`${libraryUses.uses} + 1` },
        });
    },

    /** How many different templates of the library an account has used. */
    countUsedBy: (accountId: string) => db.$count(libraryUses, eq(libraryUses.accountId, accountId)),

    /** In no order. */
    async categories(): Promise<{ name: TemplateCategory; count: number }[]> {
      return db
        .select({ name: libraryTemplates.category, count: count() })
        .from(libraryTemplates)
        .where(listed)
        .groupBy(libraryTemplates.category);
    },

    /** In no order. */
    async industries(): Promise<IndustryCount[]> {
      const ranked = db
        .select({
          id: libraryTemplates.id,
          name: libraryTemplates.name,
          version: libraryTemplates.version,
          industry: libraryTemplates.industry,
          total: sql<number>`count(*) over (partition by ${libraryTemplates.industry})`.mapWith(Number).as('total'),
          rank: sql<number>`row_number() over (partition by ${libraryTemplates.industry} order by ${libraryTemplates.uses} desc, ${libraryTemplates.position})`
            .mapWith(Number)
            .as('rank'),
        })
        .from(libraryTemplates)
        .where(listed)
        .as('ranked');
      const rows = await db
        .select({
          id: ranked.id,
          name: ranked.name,
          version: ranked.version,
          industry: ranked.industry,
          total: ranked.total,
        })
        .from(ranked)
        .where(sql`${ranked.rank} <= ${popularCount}`)
        .orderBy(asc(ranked.rank));
      return groupIndustries(rows);
    },

    async stats(): Promise<LibraryStats> {
      const [row] = await db
        .select({
          templates: count(),
          categories: countDistinct(libraryTemplates.category),
          industries: countDistinct(libraryTemplates.industry),
          uses: sql`coalesce(${sum(libraryTemplates.uses)}, 0)`.mapWith(Number),
        })
        .from(libraryTemplates)
        .where(listed);
      return rowOf(row);
    },
  };
}

type IndustryRow = Pick<LibraryTemplate, 'id' | 'name' | 'version' | 'industry'> & { total: number };

function groupIndustries(rows: IndustryRow[]): IndustryCount[] {
  const found = new Map<string, IndustryCount>();
  for (const { industry, total, id, name, version } of rows) {
    const entry = found.get(industry) ?? { name: industry, count: total, popular: [] };
    entry.popular.push({ id, name, version });
    found.set(industry, entry);
  }
  return [...found.values()];
}

const stateOf = ({ id, version, position }: Pick<PlacedEntry, 'id' | 'version' | 'position'>): string =>
  `${id} ${version} ${position}`;

/** Every column that an entry gives, as the statement gives it. */
const everyColumnAsGiven = {
  name: sql`excluded.name`,
  description: sql`excluded.description`,
  category: sql`excluded.category`,
  industry: sql`excluded.industry`,
  format: sql`excluded.format`,
  headline: sql`excluded.headline`,
  subheadline: sql`excluded.subheadline`,
  bodyText: sql`excluded.body_text`,
  cta: sql`excluded.cta`,
  button: sql`excluded.button`,
  shortDescription: sql`excluded.short_description`,
  targetAudience: sql`excluded.target_audience`,
  bestPlatforms: sql`excluded.best_platforms`,
  conversionTips: sql`excluded.conversion_tips`,
  artwork: sql`excluded.artwork`,
  isBasic: sql`excluded.is_basic`,
  position: sql`excluded.position`,
  isListed: sql`true`,
  version: sql`excluded.version`,
};

const matching = ({ category, industry, format }: Omit<PageFilter, 'found'>): (SQL | undefined)[] => [
  category && eq(libraryTemplates.category, category),
  industry && eq(libraryTemplates.industry, industry),
  format && eq(libraryTemplates.format, format),
];
