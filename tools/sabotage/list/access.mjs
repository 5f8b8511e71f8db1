import { client, inClient, inKit, inSandbox, kit, sandbox } from '../named.mjs'

/** Who may see and do what. */
export const access = [
  {
    name: 'access: the server asks for no right',
    breaks: 'The server checks the type of the fleet and not the role.',
    file: `${sandbox}/context.ts`,
    find: "if (!memberAllows(access, { role: this.roleIn(id), fleetType })) throw new Fault('Forbidden')",
    replace: '',
    tests: [inSandbox('access.test.ts', 'createDriver follows the role table for data-analyst')],
  },
  {
    name: 'access: any fleet will do',
    breaks: 'A user with a right on one fleet has it on every fleet.',
    file: `${sandbox}/context.ts`,
    find: "if (!this.roleIn(fleetId)) throw new Fault('Forbidden')",
    replace: '',
    tests: [inSandbox('access.test.ts', 'is not accessible through getFleet')],
  },
  {
    name: 'access: rows of every fleet',
    breaks: 'The server lists the drivers, vehicles and groups of all fleets.',
    file: `${sandbox}/domain/fleetRecords.ts`,
    find: 'eq(table.fleetId, input.fleetId),',
    replace: '',
    tests: [inSandbox('domain/fleetRecords.test.ts', 'lists return no rows of another fleet')],
  },
  {
    name: 'access: a role is let through',
    breaks: 'The table of roles gives a data analyst the right to change drivers.',
    file: `${client}/contract/access.ts`,
    find: '    ACTIVITY: view,\n    DRIVER: view,',
    replace: '    ACTIVITY: view,\n    DRIVER: edit,',
    tests: [inClient('contract/access.test.ts', 'the table of roles')],
  },
  {
    name: 'access: any level will do',
    breaks: 'The right to view counts as every other right on the feature.',
    file: `${client}/contract/access.ts`,
    find: "permission === 'full' || (permission?.includes(level) ?? false)",
    replace: 'permission !== undefined && level.length > 0',
    tests: [
      inClient(
        'contract/access.test.ts',
        'is satisfied by full on every level, and otherwise only by the level itself',
      ),
    ],
  },
  {
    name: 'access: a menu entry is let through',
    breaks: 'The menu shows screens that the role may not open.',
    file: `${kit}/pieces/navigation/portalMap.ts`,
    find: '          !one.isHidden?.(viewer.fleetType) &&\n          mayOpen(one, viewer),',
    replace: '          !one.isHidden?.(viewer.fleetType),',
    tests: [inKit('pieces/navigation/portalMap.test.ts', 'finds exactly these screens in the menu')],
  },
  {
    name: 'access: a wallet fleet buys litres',
    breaks: 'One type of wallet fleet may buy litres.',
    file: `${client}/contract/access.ts`,
    find: '  locqpay: { lacks: litres,',
    replace: '  locqpay: { lacks: [],',
    tests: [
      inClient('contract/access.test.ts', 'the policy of fleet types'),
      inSandbox('fleetTypes.test.ts', 'a locqpay fleet cannot buy litres or generate codes'),
    ],
  },
  {
    name: 'access: a deactivated fleet changes things',
    breaks: 'The server lets a deactivated fleet make calls that only an active one may make.',
    file: `${sandbox}/perform.ts`,
    find: "if (endpoint.activeFleetOnly && !binding.isMissing && context.fleet.status !== 'active')\n    throw new Fault('F1001')",
    replace: '',
    tests: [inSandbox('access.test.ts', 'refuses createDriver')],
  },
]
