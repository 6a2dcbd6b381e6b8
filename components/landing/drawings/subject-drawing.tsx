import type { ComponentType } from 'react';
import type { SubjectName } from '@/lib/contract/subjects/subjects';
import { AlgebraDrawing, GeometryDrawing, InformaticsDrawing, MathsDrawing } from './exact';
import {
  EnglishDrawing,
  HistoryDrawing,
  LiteratureDrawing,
  RussianDrawing,
  SocietyDrawing,
} from './humanities';
import { ChanceDrawing, PhysicsDrawing } from './measures';
import { BiologyDrawing, ChemistryDrawing, GeographyDrawing, WorldDrawing } from './nature';
import { SafetyDrawing, TechnologyDrawing } from './practical';

/** By the subject's name in addresses. [SUBJ-01] */
const drawings: Record<SubjectName, ComponentType> = {
  matematika: MathsDrawing,
  algebra: AlgebraDrawing,
  geometriya: GeometryDrawing,
  informatika: InformaticsDrawing,
  fizika: PhysicsDrawing,
  himiya: ChemistryDrawing,
  biologiya: BiologyDrawing,
  geografiya: GeographyDrawing,
  'russkij-yazyk': RussianDrawing,
  literatura: LiteratureDrawing,
  istoriya: HistoryDrawing,
  obshestvoznanie: SocietyDrawing,
  'anglijskij-yazyk': EnglishDrawing,
  'okruzhayushij-mir': WorldDrawing,
  obzh: SafetyDrawing,
  tehnologiya: TechnologyDrawing,
  'veroyatnost-i-statistika': ChanceDrawing,
};

/** What one draws in the margin of a notebook of this subject. */
export function SubjectDrawing({ name }: { name: SubjectName }) {
  const Picture = drawings[name];
  return <Picture />;
}
