import { apps } from './apps';
import { beautyAndFitness } from './beauty-and-fitness';
import { businessServices } from './business-services';
import { cars } from './cars';
import { causes } from './causes';
import { education } from './education';
import { familyAndPets } from './family-and-pets';
import { finance } from './finance';
import { foodAndDrink } from './food-and-drink';
import { goods } from './goods';
import { health } from './health';
import { homeServices } from './home-services';
import { houseWork } from './house-work';
import { law } from './law';
import { moreFood } from './more-food';
import { outdoorDays } from './outdoor-days';
import { professionalServices } from './professional-services';
import { realEstate } from './real-estate';
import { retail } from './retail';
import { software } from './software';
import { travelAndEvents } from './travel-and-events';
import { homeRepair } from './home-repair';
import { onTheRoad } from './on-the-road';
import { daysOut } from './days-out';
import { treats } from './treats';
import { countersAndClaims } from './counters-and-claims';
import { sidingAndScreens } from './siding-and-screens';
import { tanksAndTrucks } from './tanks-and-trucks';
import { platesAndPermits } from './plates-and-permits';
import { personalHelp } from './personal-help';
import { forFirms } from './for-firms';
import { houseAndHealth } from './house-and-health';
import { townAndOutdoors } from './town-and-outdoors';
import { aroundTheHouse } from './around-the-house';
import { outAndInTown } from './out-and-in-town';
import { skillsAndFirms } from './skills-and-firms';
import { toolsForWork } from './tools-for-work';
import { workshops } from './workshops';
import { houseAndGrounds } from './house-and-grounds';
import { shopsInTown } from './shops-in-town';
import { thrillsAndEvenings } from './thrills-and-evenings';
import { careAndDesks } from './care-and-desks';
import { houseUpkeep } from './house-upkeep';
import { petsAndLittleOnes } from './pets-and-little-ones';
import { wellnessAndLooks } from './wellness-and-looks';
import { tablesAndTreats } from './tables-and-treats';
import { weddingsAndOutings } from './weddings-and-outings';
import { shelvesAndCounters } from './shelves-and-counters';
import { yardsAndWarehouses } from './yards-and-warehouses';
import { paperAndPeople } from './paper-and-people';
import { licensesAndHelpers } from './licenses-and-helpers';
import { programsAtWork } from './programs-at-work';
import { lessUsual } from './less-usual';
import { onceInAWhile } from './once-in-a-while';
import { checksAndOutings } from './checks-and-outings';
import { waterAndWarmth } from './water-and-warmth';
import { broughtAndSent } from './brought-and-sent';
import { schoolsAndPortraits } from './schools-and-portraits';
import { classesAndClinics } from './classes-and-clinics';
import { ridesAndCounters } from './rides-and-counters';
import { rangesAndRinks } from './ranges-and-rinks';
import { countersAndClinics } from './counters-and-clinics';
import { goodsAndGear } from './goods-and-gear';
import { stainsAndStraps } from './stains-and-straps';
import type { Trade } from './trade';

/** Every trade, industry by industry. */
export const trades: readonly Trade[] = [
  ...foodAndDrink,
  ...health,
  ...beautyAndFitness,
  ...homeServices,
  ...houseWork,
  ...professionalServices,
  ...law,
  ...finance,
  ...realEstate,
  ...education,
  ...retail,
  ...software,
  ...travelAndEvents,
  ...outdoorDays,
  ...familyAndPets,
  ...cars,
  ...causes,
  ...goods,
  ...apps,
  ...businessServices,
  ...moreFood,
  ...homeRepair,
  ...onTheRoad,
  ...daysOut,
  ...treats,
  ...personalHelp,
  ...forFirms,
  ...townAndOutdoors,
  ...houseAndHealth,
  ...aroundTheHouse,
  ...outAndInTown,
  ...skillsAndFirms,
  ...toolsForWork,
  ...workshops,
  ...houseAndGrounds,
  ...shopsInTown,
  ...thrillsAndEvenings,
  ...careAndDesks,
  ...houseUpkeep,
  ...petsAndLittleOnes,
  ...wellnessAndLooks,
  ...tablesAndTreats,
  ...weddingsAndOutings,
  ...shelvesAndCounters,
  ...yardsAndWarehouses,
  ...paperAndPeople,
  ...licensesAndHelpers,
  ...programsAtWork,
  ...lessUsual,
  ...onceInAWhile,
  ...countersAndClaims,
  ...sidingAndScreens,
  ...tanksAndTrucks,
  ...platesAndPermits,
  ...waterAndWarmth,
  ...checksAndOutings,
  ...broughtAndSent,
  ...schoolsAndPortraits,
  ...classesAndClinics,
  ...ridesAndCounters,
  ...rangesAndRinks,
  ...stainsAndStraps,
  ...goodsAndGear,
  ...countersAndClinics,
];
