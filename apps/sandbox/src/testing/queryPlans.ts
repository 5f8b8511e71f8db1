import pg from 'pg'

interface Query {
  text: string
  values: unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Records the queries that a function sends to PostgreSQL. */
export async function queriesOf(run: () => Promise<unknown>): Promise<Query[]> {
  const { prototype } = pg.Client
  // oxlint-disable-next-line typescript/unbound-method
  const send = prototype.query as (...parts: unknown[]) => unknown
  const queries: Query[] = []
  const record = function query(this: pg.Client, ...parts: unknown[]): unknown {
    const [first, values] = parts
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    if (text && /^\s*select/i.test(text)) queries.push({ text, values: (values ?? []) as unknown[] })
    return send.apply(this, parts)
  }
  Object.assign(prototype, { query: record })
  try {
    await run()
  } finally {
    Object.assign(prototype, { query: send })
  }
  return queries
}

/** The nodes of a query's plan. */
export async function planOf(client: pg.Client, { text, values }: Query): Promise<PlanNode[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (format json) ${text}`,
    values,
  })
  const nodes: PlanNode[] = []
  const collect = (node: PlanNode) => {
    nodes.push(node)
    node.Plans?.forEach(collect)
  }
  collect(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode)
  return nodes
}

/** What a plan does with whole tables: reads one of them row by row, or sorts. Tables that do not grow are left out. */
export const wholeTableSteps = (nodes: readonly PlanNode[], growing: readonly string[]): string[] =>
  nodes.flatMap((node) => {
    if (node['Node Type'] === 'Sort') return ['sorts']
    const table = node['Relation Name'] ?? ''
    return node['Node Type'] === 'Seq Scan' && growing.includes(table) ? [`reads all of ${table}`] : []
  })
