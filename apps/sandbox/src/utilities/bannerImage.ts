/** A banner image, 16:9, as a data URL. It has no text: the portal shows the title beside it. `hue` is in degrees. */
export function bannerImage(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 32%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 46%)"/></linearGradient>
<rect width="640" height="360" fill="url(#g)"/><g fill="#fff"><circle cx="560" cy="70" r="130" opacity=".08"/><circle cx="60" cy="360" r="190" opacity=".06"/></g>
</svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
