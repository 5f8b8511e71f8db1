import { renderToString } from 'react-dom/server'
import { Drivers, type DriversProps } from './Drivers.tsx'

/** The markup of the widget. The server of the page puts it in the place of `<!--widgets-->` of index.html. */
export const render = (page: DriversProps) => renderToString(<Drivers {...page} />)
