import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { Drivers } from './Drivers.tsx'

export const render = (search: string) => renderToString(<Drivers search={search} />)
export { version }
