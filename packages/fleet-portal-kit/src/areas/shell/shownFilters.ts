/** The search and the filters that the lists of a page show in their toolbars, as texts. */
export function shownFilters(content: ParentNode): string[] {
  const toolbars = [...content.querySelectorAll('.fpk-toolbar')]
  return toolbars
    .flatMap((toolbar) => [
      ...[...toolbar.querySelectorAll('input')].map((input) =>
        input.matches('[data-private] [data-secret]') ? input.value.replaceAll(/\S/g, '•') : input.value,
      ),
      ...[...toolbar.querySelectorAll('select')].map(({ value, selectedOptions }) =>
        value === '' ? '' : (selectedOptions[0]?.textContent ?? ''),
      ),
      // A filter that is on: its text, and the icon that removes it.
      ...[...toolbar.querySelectorAll('button[aria-label] > span:has(+ svg)')].map(
        ({ textContent }) => textContent ?? '',
      ),
    ])
    .filter((text) => text.trim() !== '')
}
