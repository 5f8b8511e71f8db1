const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

/** The font size in pixels. Long titles are smaller: a letter is about half the font size wide. */
const fontSize = (title: string) => Math.min(40, Math.floor(1000 / title.length))

/** A banner image, 16:9, with its title, as a data URL. `hue` is in degrees. */
export function bannerImage(title: string, hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 55% 32%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 46%)"/></linearGradient>
<rect width="640" height="360" fill="url(#g)"/><circle cx="560" cy="70" r="130" fill="#fff" opacity=".08"/>
<text x="40" y="312" font-family="sans-serif" font-size="${fontSize(title)}" font-weight="700" fill="#fff">${escapeHtml(title)}</text>
</svg>`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
