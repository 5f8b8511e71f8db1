import { itemIdOf, type EndpointInput, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { ArrowLeft } from 'lucide'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useDialogAddress } from '../../foundation/list/useDialogAddress.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList, type DescriptionItem } from '../../foundation/ui/DescriptionList.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Card, HStack, Title, VStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { space, token } from '../../provider/appearance.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { RefusedState } from '../access/RefusedState.tsx'
import { readWithAccess } from '../access/readWithAccess.ts'
import { useAccess, type FleetAccess } from '../access/useAccess.ts'
import { ListDialogs, type ListDialog } from '../list/ListDialogs.tsx'
import { rowMenu, type RowAction } from '../list/rowActions.ts'
import type { ItemEntry } from './itemEntry.ts'
import { useRecent } from './recentItems.ts'
import { useFindItem } from './useFindItem.ts'

const Page = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

const Columns = styled.div`
  all: unset;
  display: grid;
  grid-template-columns: minmax(360px, 1fr) minmax(0, 2fr);
  gap: ${space(4)};
  align-items: start;
  @container (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Facts = styled(Card)`
  padding: ${space(5)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`

const Actions = styled(HStack)`
  flex-wrap: wrap;
  /* As in the menu of the row: red, and apart from the others. */
  & > [data-danger]:not([aria-disabled='true']) {
    color: ${token('color-danger')};
  }
  & > :not([data-danger]) + [data-danger] {
    margin-inline-start: ${space(2)};
    /* It may be the first one of a line. */
    @container (max-width: 640px) {
      margin: 0;
    }
  }
`

/** The item of a page, and what its sections require. */
export interface ItemOfPage<T> {
  item: T
  access: FleetAccess
}

interface ItemScreenProps<R extends ListEndpoint, T extends ListItem<R>> {
  /** Lists the items, this one among them. */
  endpoint: R
  fleetId: string
  itemId: string
  /** Filters that the item passes, if the list hides some items without them. */
  input?: Partial<EndpointInput<R>>
  /** The name of the page, before the item is found and if the user has no access. */
  pageName: string
  /** The list that the page leads back to. */
  list: { area: AreaName; name: string }
  nameOf: (item: T) => string
  /** How the command bar lists the item after it was opened. */
  entryOf: (item: T) => ItemEntry
  /** The name is a secret: it is hidden while codes and numbers are. */
  hasPrivateName?: boolean
  /** Shown beside the name: the status. */
  tag: (item: T) => ReactNode
  facts: (item: T) => readonly DescriptionItem[]
  /** The actions of the item's row in the list. */
  actions: readonly RowAction<T>[]
  dialogs: Readonly<Record<string, (dialog: ListDialog<T>) => ReactNode>>
  /** What is shown if the list has no such item, with the label of the button to the list. */
  missing: { title: string; detail: string; toList: string }
  /** What most users open the page for, such as whether a code works. It comes before the facts. */
  answer?: (page: ItemOfPage<T>) => ReactNode
  /** What the item did and holds. */
  children: (page: ItemOfPage<T>) => ReactNode
}

const skeletonOf = (hasAnswer: boolean) => (
  <Columns>
    <VStack $gap={4}>
      {hasAnswer && <Skeleton $height="240px" />}
      <Skeleton $height="220px" />
    </VStack>
    <Skeleton $height="320px" />
  </Columns>
)

/**
 * The actions before the item is known, so that nothing below them moves when they arrive. Of the actions that depend on the item it
 * has one: most items are deactivated or reactivated.
 */
function ActionsSkeleton<T>({ actions }: { actions: readonly RowAction<T>[] }) {
  const conditional = actions.find(({ when }) => when)
  return actions
    .filter((action) => !action.when || action === conditional)
    .map(({ key, label }) => (
      <Skeleton
        key={key}
        $width={`calc(${typeof label === 'string' ? label.length : 10}ch + 56px)`}
        $height={token('control-height')}
      />
    ))
}

/** Before the access is known. */
const hidden = { item: undefined, status: 'loading' } as const

/**
 * The page of one item, as a declaration: its name and status, the actions of its row in the list, its facts, and sections. It
 * owns the states: loading, not found, failed, no access.
 */
export function ItemScreen<R extends ListEndpoint, T extends ListItem<R> & object>(
  props: ItemScreenProps<R, T>,
) {
  const { endpoint, fleetId, itemId, input, pageName, list, nameOf, tag, facts } = props
  const { dialogs, missing, answer } = props
  const access = useAccess(fleetId)
  const navigation = useNavigation()
  const { dialog, openDialog, closeDialog } = useDialogAddress()
  // Opening a dialog replaces the state of the page.
  const [searchKey] = useState(() => navigation.state?.()?.['searchKey'])
  const permission = readWithAccess(access, endpoint)
  const found = useFindItem<R, T>({
    endpoint,
    input: { fleetId, ...input } as unknown as Partial<EndpointInput<R>>,
    itemId,
    searchKey,
    ...permission,
  })
  const idOf = (item: T) => itemIdOf(endpoint, item)
  const { item, status } = permission.isReported ? found : hidden
  useRecent(item && props.entryOf(item), fleetId)
  const actions = rowMenu(props.actions, { access, navigation, openDialog, idOf })

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !permission.isReported)
    return <RefusedState area={pageName} endpoint={endpoint} access={access} />
  const content = () => {
    if (item) {
      return (
        <Columns>
          <VStack $gap={4}>
            {answer?.({ item, access })}
            <Facts>
              <DescriptionList items={facts(item)} />
            </Facts>
          </VStack>
          <VStack $gap={4}>{props.children({ item, access })}</VStack>
        </Columns>
      )
    }
    if (status === 'failed') {
      return (
        <Card>
          <FailedState error={found.error} retry={found.retry} />
        </Card>
      )
    }
    if (status === 'missing') {
      return (
        <Card>
          <StateView
            tone="empty"
            title={missing.title}
            detail={missing.detail}
            action={
              navigation.href({ area: list.area }) === undefined
                ? undefined
                : { label: missing.toList, run: () => navigation.navigate({ area: list.area }) }
            }
          />
        </Card>
      )
    }
    return skeletonOf(answer !== undefined)
  }
  return (
    <Page $gap={4} className="fpk-item">
      <HStack className="fpk-back">
        <Link to={{ area: list.area }}>
          <HStack as="span" $gap={1}>
            <Icon of={ArrowLeft} />
            {list.name}
          </HStack>
        </Link>
      </HStack>
      <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
        <HStack $gap={3} $wrap>
          <Title data-secret={props.hasPrivateName ? '' : undefined}>{item ? nameOf(item) : pageName}</Title>
          {item && tag(item)}
        </HStack>
        <Actions>
          {!item && status === 'loading' && (
            <ActionsSkeleton
              actions={props.actions.filter(({ requires }) => !requires || access.can(requires))}
            />
          )}
          {item &&
            actions.of(item).map(({ key, label, icon, danger, reason, run }) => (
              <Button
                key={key}
                {...(icon && { icon })}
                {...(danger && { 'data-danger': '' })}
                disabledReason={reason}
                onClick={run}
              >
                {label}
              </Button>
            ))}
        </Actions>
      </HStack>
      {content()}
      <ListDialogs
        dialog={dialog}
        dialogs={dialogs}
        actions={props.actions}
        toolbar={[]}
        access={access}
        items={item && [item]}
        idOf={idOf}
        refetch={async () => {
          const again = await found.refetchItem()
          return again && [again]
        }}
        onClose={closeDialog}
      />
    </Page>
  )
}
