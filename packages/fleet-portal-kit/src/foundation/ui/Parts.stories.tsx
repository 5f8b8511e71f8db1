import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, CircleDashed, CircleX, Hourglass, Plus, Trash2 } from 'lucide'
import { expect } from 'storybook/test'
import { inWidgetStory } from '../../testing/inWidgetStory.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { FailedState } from '../errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { ApiError } from 'fleet-portal-api-client'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { products } from 'fleet-portal-api-client/contract/products'
import { Banner } from './Banner.tsx'
import { Button, IconButton } from './Button.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import { Box, VStack, HStack, Paragraph, Subtitle, Title } from './layout.ts'
import { Link } from './Link.tsx'
import { Skeleton } from './Skeleton.tsx'
import { StateView } from './StateView.tsx'
import { Tag } from './Tag.tsx'

const meta = { title: 'Foundation/Parts', decorators: [inWidgetStory] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const Buttons: Story = {
  render: () => (
    <VStack $gap={4}>
      {variants.map((variant) => (
        <HStack key={variant} $wrap>
          <Button variant={variant}>Save driver</Button>
          <Button variant={variant} icon={Plus}>
            Add driver
          </Button>
          <Button variant={variant} busy>
            Saving…
          </Button>
          <Button variant={variant} disabledReason="This fleet is deactivated.">
            Cannot now
          </Button>
        </HStack>
      ))}
      <HStack>
        <IconButton icon={Trash2} label="Delete template" />
        <IconButton icon={Trash2} label="Delete template" disabledReason="It is in use." />
        <Link to={{ area: 'promos' }}>A link</Link>
        <Link to={{ area: 'promos' }} isButton>
          A link as a button
        </Link>
      </HStack>
    </VStack>
  ),
}

export const ButtonWithReason: Story = {
  render: () => <Button disabledReason="This fleet is deactivated.">Add driver</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Add driver' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('This fleet is deactivated.')
  },
}

export const TagsAndChips: Story = {
  render: () => (
    <VStack $gap={4}>
      <HStack $wrap>
        <Tag tone="success">Active</Tag>
        <Tag tone="neutral">Inactive</Tag>
        <Tag tone="warning" icon={Hourglass}>
          Pending
        </Tag>
        <Tag tone="danger" icon={CircleX}>
          Failed
        </Tag>
        <Tag tone="scheduled" icon={CalendarClock}>
          Scheduled
        </Tag>
        <Tag tone="done" icon={CircleDashed}>
          Redeemed
        </Tag>
      </HStack>
      <HStack $wrap>
        {products.map((product) => (
          <ProductChip key={product} product={product} />
        ))}
      </HStack>
    </VStack>
  ),
}

export const Banners: Story = {
  render: () => (
    <VStack $gap={3}>
      <Banner tone="danger">The entered email or password is incorrect</Banner>
      <Banner tone="warning">The activation link is invalid or has expired.</Banner>
      <Banner tone="success">A new code was sent.</Banner>
      <Banner tone="info">
        A longer one: buying, paying, generating and every change are switched off. You can still look at
        everything. Reload once the account is active again.
      </Banner>
    </VStack>
  ),
}

/** A name and its value are on one line if both fit, whatever the other rows contain. An amount is never broken. */
export const NamesAndValues: Story = {
  render: () => (
    <Box style={{ width: 300 }}>
      <DescriptionList
        items={[
          { name: 'Fee', value: 'Free' },
          { name: 'Credited to your wallet', value: '₱1,000,000.00' },
          { name: 'A name that is much too long for one line of the list', value: '₱9,999,999.99' },
          {
            name: 'Remarks',
            value: 'Delivers to Quezon City, Marikina and Antipolo, and is back by the evening',
          },
        ]}
      />
    </Box>
  ),
  play: async ({ canvas }) => {
    const heightOf = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect().height
    const line = heightOf('Free')
    for (const text of ['Credited to your wallet', '₱1,000,000.00', '₱9,999,999.99', 'Remarks']) {
      await expect(heightOf(text)).toBe(line)
    }
    await expect(heightOf(/^A name/)).toBeGreaterThan(line)
  },
}

export const Headings: Story = {
  render: () => (
    <VStack $gap={2}>
      <Title>Manage Fleet Drivers</Title>
      <Subtitle>Deactivate Driver</Subtitle>
      <Paragraph>A paragraph.</Paragraph>
      <Paragraph $muted>A muted paragraph.</Paragraph>
    </VStack>
  ),
}

export const Empty: Story = {
  render: () => (
    <StateView
      tone="empty"
      title="Sorry, no result found"
      detail="Try another search, or remove a filter."
      action={{ label: 'Clear All', run: () => undefined }}
    />
  ),
}

export const Failed: Story = {
  render: () => (
    <FailedState
      error={new ApiError({ kind: 'server', status: 500, requestId: 'req_4f81c2' })}
      retry={() => undefined}
    />
  ),
}

const refusedState = (isMissingForFleetType: boolean) => (
  <RefusedState
    area="Manage Fleet Drivers"
    endpoint={listDrivers}
    access={{ isMissingForFleetType: () => isMissingForFleetType, allows: () => false }}
  />
)
export const Refused: Story = { render: () => refusedState(false) }

export const NotForThisFleetType: Story = { render: () => refusedState(true) }

export const Skeletons: Story = {
  render: () => (
    <VStack $gap={3}>
      <Skeleton $width="40%" />
      <Skeleton />
      <Skeleton $height="64px" />
      <Skeleton $width="36px" $height="36px" $round />
    </VStack>
  ),
}
