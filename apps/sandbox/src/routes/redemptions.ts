import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { count, desc, eq, sql } from 'drizzle-orm'
import { driver, fuelCode, redemption, station, vehicle } from '../db/schema.ts'
import { redemptionFilter } from '../domain/redemptionFilters.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { wireInstant } from '../utilities/time.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

const newestFirst = [desc(redemption.redeemedAt), desc(redemption.id)]
const sortValues = {
  redeemedAt: redemption.redeemedAt,
  stationName: byText(station.name),
  driverName: [byText(driver.firstName), byText(driver.lastName)],
  plateNumber: vehicle.plateNumber,
  fuelCode: fuelCode.code,
  productCode: redemption.product,
  literVolume: redemption.volume,
  pumpPrice: redemption.pumpPrice,
  pointsEarned: redemption.pointsEarned,
  totalCreditPrice: redemption.totalCreditPrice,
  orNumber: redemption.orNumber,
  status: redemption.status,
}
const succeeded = eq(redemption.status, 'success')

export const redemptionRoutes = [
  handle(listRedemptions, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const where = redemptionFilter(input)
    const found = await tx
      .select({ redemption, station, driver, vehicle, code: fuelCode.code })
      .from(redemption)
      .innerJoin(station, eq(station.id, redemption.stationId))
      .innerJoin(fuelCode, eq(fuelCode.id, redemption.fuelCodeId))
      .leftJoin(driver, eq(driver.id, redemption.driverId))
      .leftJoin(vehicle, eq(vehicle.id, redemption.vehicleId))
      .where(where)
      .orderBy(...sortedBy(input, sortValues, newestFirst))
      .limit(limit)
      .offset(offset)
    const [total] = await tx
      .select({
        count: count(),
        successful: sql`count(*) filter (where ${succeeded})`.mapWith(Number),
        volume: sql`coalesce(sum(${redemption.volume}) filter (where ${succeeded}), 0)`.mapWith(Number),
        price: sql`coalesce(sum(${redemption.totalCreditPrice}) filter (where ${succeeded}), 0)`.mapWith(
          Number,
        ),
      })
      .from(redemption)
      .innerJoin(station, eq(station.id, redemption.stationId))
      .where(where)
    const redemptions = found.map(
      ({ redemption: row, station: stationRow, driver: driverRow, vehicle: vehicleRow, code }) => ({
        redemptionId: row.id,
        station: { stationId: stationRow.id, name: stationRow.name, businessName: stationRow.businessName },
        driver: driverRow && {
          driverLicenseId: driverRow.driverLicenseId,
          firstName: driverRow.firstName,
          lastName: driverRow.lastName,
        },
        dispensedTo: row.dispensedTo,
        vehicle: vehicleRow && { plateNumber: vehicleRow.plateNumber },
        redeemedAt: wireInstant(row.redeemedAt),
        fuelCode: code,
        productCode: row.product as Product,
        literVolume: millilitres(row.volume),
        averageCreditPrice: unitPrice(row.averageCreditPrice),
        totalCreditPrice: centavos(row.totalCreditPrice),
        pointsEarned: row.pointsEarned,
        pumpPrice: unitPrice(row.pumpPrice),
        orNumber: row.orNumber,
        status: row.status as 'success' | 'voided',
        remarks: row.remarks,
      }),
    )
    const {
      successful,
      volume,
      price,
      count: all,
    } = total ?? { successful: 0, volume: 0, price: 0, count: 0 }
    return {
      redemptions,
      count: all,
      totals: {
        successful,
        voided: all - successful,
        literVolume: millilitres(volume),
        totalCreditPrice: centavos(price),
      },
    }
  }),
]
