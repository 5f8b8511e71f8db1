import { readList, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { useState } from 'react'
import { Combobox, type ComboboxOption, type SelectProps } from './Combobox.tsx'
import { useAsyncOptions, type AsyncOptionsSource } from './useLookup.ts'

export type { ComboboxOption } from './Combobox.tsx'

const debounce = 1_000
const identity = (typed: string) => typed

interface AsyncSelectProps<R extends ListEndpoint> extends SelectProps, AsyncOptionsSource<R> {
  optionOf: (item: ListItem<R>) => ComboboxOption
  onChange: (option: ComboboxOption | undefined, item: ListItem<R> | undefined) => void
  /** Turns the typed text into the search text. Default: no change. */
  normalizeSearch?: (typed: string) => string
}

/**
 * A dropdown whose options are searched on the server and loaded in pages. Typing searches after one second, Enter at once. More
 * options are loaded at the end of the list.
 */
export function AsyncSelect<R extends ListEndpoint>(props: AsyncSelectProps<R>) {
  const {
    optionOf,
    onChange,
    normalizeSearch = identity,
    endpoint,
    input: _input,
    perPage: _perPage,
    ...field
  } = props
  const [isOpen, setOpen] = useState(false)
  const [searchKey, setSearchKey] = useState('')
  const isFixed = props.fixedText !== undefined || props.disabled === true
  const lookup = useAsyncOptions(props, normalizeSearch(searchKey), isOpen && !isFixed)
  const { items, isPending, isFetching, error, fetchNextPage, refetch } = lookup
  // After a failure the user decides about another attempt.
  const mayLoadMore = lookup.hasNextPage && !lookup.isFetchingNextPage && !lookup.isFetchNextPageError
  const options = items.map(optionOf)
  const last = lookup.data?.pages.at(-1)
  const total = last && readList(endpoint, last).count
  return (
    <Combobox
      {...field}
      {...{ isOpen, searchKey, options, total, isPending, isFetching, error, debounce }}
      onOpen={setOpen}
      onSearch={setSearchKey}
      onSelect={(index) =>
        index === undefined ? onChange(undefined, undefined) : onChange(options[index], items[index])
      }
      retry={() => (items.length > 0 ? fetchNextPage() : refetch())}
      loadMore={mayLoadMore ? () => void fetchNextPage() : undefined}
    />
  )
}
