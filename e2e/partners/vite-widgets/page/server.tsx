import { renderToString } from 'react-dom/server'
import { names, Page } from './Page.tsx'

export const render = (search: string) => renderToString(<Page search={search} />)
export { names }
