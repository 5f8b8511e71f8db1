import { renderToString } from 'react-dom/server'
import { names, Page, type PageProps } from './Page.tsx'

export const render = (page: PageProps) => renderToString(<Page {...page} />)
export { names }
