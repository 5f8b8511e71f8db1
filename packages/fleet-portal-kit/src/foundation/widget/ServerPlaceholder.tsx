/**
 * What a server renders in place of a widget: the height, a title and one block. Only SVG attributes set size and colour,
 * because strict content security policies block style attributes and style tags in markup. `currentColor` suits light and
 * dark pages.
 */
export function ServerPlaceholder({ height }: { height: number }) {
  return (
    <svg aria-hidden display="block" width="100%" height={height} fill="currentColor" fillOpacity={0.06}>
      {height > 200 && <rect x="2%" y="20" width="160" height="32" rx="8" />}
      <rect
        x="2%"
        y={height > 200 ? 72 : 0}
        width="96%"
        height={height > 200 ? height - 104 : height}
        rx="8"
      />
    </svg>
  )
}
