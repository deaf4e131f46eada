import type { IllustrationId } from '../names';
import { armchair, parcel, sneaker, toteBag } from './commerce';
import { headphones, mapPhone, phone } from './devices';
import { citrusCan, coffee, pizza, ramenBowl } from './food';
import { heart, medicineBottle, smile, stethoscope } from './health';
import type { Illustration } from './illustration';
import { books, globe, pencilCup } from './learning';
import { bankCard, coinStack, piggyBank } from './money';
import { balloons, microphone, record } from './occasions';
import { briefcase, officeTower, trophy } from './offices';
import { bread, dog, fiddle, graduationCap, weddingRings } from './pastimes';
import {
  portraitCurls,
  portraitGrey,
  portraitMan,
  portraitOlder,
  portraitScarf,
  portraitWoman,
  portraitYoung,
} from './portraits';
import { contract, scales } from './professions';
import { eggBasket, firTree, marquee, pumpkin, rainbowFlag } from './seasons';
import { dashboard, laptop, servers } from './software';
import { scissors, shoebox, wrench } from './tools';
import { house, paintRoller, radiator, van } from './trades';
import { dumbbell, kettlebell, lotus, waterBottle } from './wellness';

export const illustrations: Record<IllustrationId, Illustration> = {
  parcel,
  sneaker,
  'tote-bag': toteBag,
  armchair,
  dashboard,
  laptop,
  servers,
  smile,
  stethoscope,
  'medicine-bottle': medicineBottle,
  heart,
  'coin-stack': coinStack,
  'bank-card': bankCard,
  'piggy-bank': piggyBank,
  books,
  'pencil-cup': pencilCup,
  globe,
  coffee,
  'citrus-can': citrusCan,
  'ramen-bowl': ramenBowl,
  pizza,
  'portrait-woman': portraitWoman,
  'portrait-man': portraitMan,
  'portrait-curls': portraitCurls,
  'portrait-grey': portraitGrey,
  'portrait-scarf': portraitScarf,
  'portrait-young': portraitYoung,
  'portrait-older': portraitOlder,
  contract,
  scales,
  radiator,
  'paint-roller': paintRoller,
  house,
  van,
  microphone,
  record,
  balloons,
  'office-tower': officeTower,
  briefcase,
  trophy,
  phone,
  'map-phone': mapPhone,
  headphones,
  kettlebell,
  dumbbell,
  'water-bottle': waterBottle,
  lotus,
  'egg-basket': eggBasket,
  pumpkin,
  'fir-tree': firTree,
  'rainbow-flag': rainbowFlag,
  marquee,
  dog,
  fiddle,
  'graduation-cap': graduationCap,
  'wedding-rings': weddingRings,
  bread,
  scissors,
  wrench,
  shoebox,
};
