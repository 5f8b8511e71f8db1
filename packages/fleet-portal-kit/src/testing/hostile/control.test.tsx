import { listDrivers } from 'api-client/contract/drivers'
import { listInbox } from 'api-client/contract/inbox'
import { beforeAll, describe, expect, test } from 'vitest'
import { useRead } from '../../foundation/data/useRead.ts'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { InWidget } from '../InWidget.tsx'
import { testFleet } from '../testFleet.ts'
import { screenOn } from './cells.tsx'
import type { Verdict } from './judge.ts'
import { lineToSandbox } from './openScreen.tsx'
import { loadAllParts } from './screens.tsx'

interface PlantedProps {
  fleetId?: string
}

/** Each is a screen with a defect that the cells are there to find. */
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
    'white',
    'a failed read shown as a blank page',
    function White({ fleetId = '' }) {
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
    'complaint',
    'an error on the console',
    function Complaining({ fleetId = '' }) {
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

const judged = async (Part: (props: PlantedProps) => React.ReactNode) => {
  const fleet = await testFleet()
  await fleet.announce('News')
  const Component = ({ fleetId }: PlantedProps) => (
    <InWidget>
      <Part fleetId={fleetId ?? ''} />
    </InWidget>
  )
  const cells = await screenOn(await lineToSandbox(), { name: 'Planted', Component }, fleet)
  return cells.judge(await cells.start(), listInbox.name, 'page 502')
}

describe('the checks for failed reads find a planted defect', () => {
  beforeAll(loadAllParts, 600_000)

  test.each(planted)('%s: %s', async (verdict, _what, Part) => {
    const { findings } = await judged(Part)
    expect(findings.map((finding) => finding.verdict)).toContain(verdict)
  })

  test('a fault of another endpoint does not change the screen', async () => {
    const fleet = await testFleet()
    const Component = ({ fleetId = '' }: PlantedProps) => (
      <InWidget>
        <Paragraph>{useRead(listInbox, { fleetId }).data ? 'Messages' : 'Loading…'}</Paragraph>
      </InWidget>
    )
    const cells = await screenOn(await lineToSandbox(), { name: 'Sound', Component }, fleet)
    const { findings } = await cells.judge(await cells.start(), listDrivers.name, 'page 502')
    expect(findings).toEqual([])
  })
})
