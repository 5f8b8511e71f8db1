import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listInbox } from 'fleet-portal-api-client/contract/inbox'
import { beforeAll, describe, expect, test } from 'vitest'
import { useRead } from '../../foundation/data/useRead.ts'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { InWidget } from '../InWidget.tsx'
import { testFleet } from '../testFleet.ts'
import { createReadChecks } from './readChecks.tsx'
import type { Verdict } from './findings.ts'
import { createHostileSandbox } from './openScreen.tsx'
import { loadAllModules } from './screens.tsx'

interface PlantedProps {
  fleetId?: string
}

/** Screens with a defect that the checks must find. */
const planted: readonly [Verdict, string, (props: PlantedProps) => React.ReactNode][] = [
  [
    'untrue',
    'a failed read shown as an empty list',
    function Empty({ fleetId = '' }) {
      const messages = useRead(listInbox, { fleetId }).data?.data ?? []
      return <Paragraph>{messages.length === 0 ? 'No Data.' : 'Messages'}</Paragraph>
    },
  ],
  [
    'untrue',
    'a failed read shown as zero',
    function Zero({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      return <Paragraph>{error ? '0 messages' : data && 'Messages'}</Paragraph>
    },
  ],
  [
    'untrue',
    'a failed read shown as a missing right',
    function Refused({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      return <Paragraph>{error ? 'Your role does not allow this.' : data && 'Messages'}</Paragraph>
    },
  ],
  [
    'blank',
    'a failed read shown as a blank page',
    function Blank({ fleetId = '' }) {
      return useRead(listInbox, { fleetId }).data && <Paragraph>Messages</Paragraph>
    },
  ],
  [
    'stuck',
    'a failed read shown as endless loading',
    function Stuck({ fleetId = '' }) {
      const { data } = useRead(listInbox, { fleetId })
      return <Paragraph aria-busy={!data}>{data ? 'Messages' : 'Loading…'}</Paragraph>
    },
  ],
  [
    'no cause',
    'a failed read shown without its cause',
    function Vague({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      return <Paragraph>{error ? 'Something went wrong. Please try again.' : data && 'Messages'}</Paragraph>
    },
  ],
  [
    'crash',
    'a screen that throws after a failed read',
    function Crashing({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      if (error) throw new Error('Planted.')
      return <Paragraph>{data && 'Messages'}</Paragraph>
    },
  ],
  [
    'console error',
    'an error on the console',
    function LoggingErrors({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      // oxlint-disable-next-line no-console
      if (error) console.error('Planted.')
      return <Paragraph>{error ? 'The server is not available right now.' : data && 'Messages'}</Paragraph>
    },
  ],
  [
    'not recovered',
    'a failed read without a retry',
    function Final({ fleetId = '' }) {
      const { data, error } = useRead(listInbox, { fleetId })
      return <Paragraph>{error ? 'The server is not available right now.' : data && 'Messages'}</Paragraph>
    },
  ],
]

const checkPart = async (Part: (props: PlantedProps) => React.ReactNode) => {
  const fleet = await testFleet()
  await fleet.announce('News')
  const Component = ({ fleetId }: PlantedProps) => (
    <InWidget>
      <Part fleetId={fleetId ?? ''} />
    </InWidget>
  )
  const checks = await createReadChecks(await createHostileSandbox(), { name: 'Planted', Component }, fleet)
  return checks.check(await checks.initialPlace(), listInbox.name, 'page 502')
}

describe('the checks for failed reads find a planted defect', () => {
  beforeAll(loadAllModules, 600_000)

  test.each(planted)('%s: %s', async (verdict, _what, Part) => {
    const { findings } = await checkPart(Part)
    expect(findings.map((finding) => finding.verdict)).toContain(verdict)
  })

  test('a fault of another endpoint does not change the screen', async () => {
    const fleet = await testFleet()
    const Component = ({ fleetId = '' }: PlantedProps) => (
      <InWidget>
        <Paragraph>{useRead(listInbox, { fleetId }).data ? 'Messages' : 'Loading…'}</Paragraph>
      </InWidget>
    )
    const checks = await createReadChecks(await createHostileSandbox(), { name: 'Sound', Component }, fleet)
    const { findings } = await checks.check(await checks.initialPlace(), listDrivers.name, 'page 502')
    expect(findings).toEqual([])
  })
})
