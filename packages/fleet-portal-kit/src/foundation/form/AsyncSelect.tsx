import { readList, type ListEndpoint, type ListItem } from 'api-client'
import { useState } from 'react'
import { Combobox, type ComboboxOption, type SelectProps } from './Combobox.tsx'
import { useAsyncOptions, type AsyncOptionsSource } from './useLookup.ts'

export type { ComboboxOption } from './Combobox.tsx'

const pause = 1_000
const asTyped = (typed: string) => typed

interface AsyncSelectProps<R extends ListEndpoint> extends SelectProps, AsyncOptionsSource<R> {
  optionOf: (item: ListItem<R>) => ComboboxOption
  onChange: (option: ComboboxOption | undefined, item: ListItem<R> | undefined) => void
  /** The search text for what is typed. Default the same. */
  normalizeSearch?: (typed: string) => string
}

/**
 * A dropdown that is searched and loaded in pages: typing searches after a pause of one second, or at once with
 * Enter; more options load at the end of the list.
 */
export function AsyncSelect<R extends ListEndpoint>(props: AsyncSelectProps<R>) {
  const {
    optionOf,
    onChange,
    normalizeSearch = asTyped,
    endpoint,
    input: _input,
    perPage: _perPage,
    ...field
  } = props
  const [isOpen, setOpen] = useState(false)
  const [searchKey, setSearchKey] = useState('')
  const isFixed = props.fixedText !== undefined || props.disabled === true
  const lookup = useAsyncOptions(props, normalizeSearch(searchKey), isOpen && !isFixed)
  const { items, isPending, isFetching, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    lookup
  const options = items.map(optionOf)
  const last = lookup.data?.pages.at(-1)
  const total = last && readList(endpoint, last).count
  return (
    <Combobox
      {...field}
      {...{ isOpen, searchKey, options, total, isPending, isFetching, error, pause }}
      onOpen={setOpen}
      onSearch={setSearchKey}
      onChoose={(index) =>
        index === undefined ? onChange(undefined, undefined) : onChange(options[index], items[index])
      }
      retry={() => (items.length > 0 ? fetchNextPage() : refetch())}
      loadMore={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
    />
  )
}
