// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func4 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "opened")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.opened !== undefined && func0.call(data, "opened")){
let data0 = data.opened;
if(Array.isArray(data0)){
if(data0.length > 20){
const err1 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.entity === undefined) || (!(func0.call(data1, "entity")))){
const err2 = {instancePath:instancePath+"/opened/" + i0,schemaPath:"#/properties/opened/items/required",keyword:"required",params:{missingProperty: "entity"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
const err3 = {instancePath:instancePath+"/opened/" + i0,schemaPath:"#/properties/opened/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err3);
errors++;
}
for(const key1 of Object.keys(data1)){
if(!((key1 === "entity") || (key1 === "id"))){
const err4 = {instancePath:instancePath+"/opened/" + i0,schemaPath:"#/properties/opened/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data1.entity !== undefined && func0.call(data1, "entity")){
let data2 = data1.entity;
if(typeof data2 === "string"){
if(func4(data2) > 40){
const err5 = {instancePath:instancePath+"/opened/" + i0+"/entity",schemaPath:"#/properties/opened/items/properties/entity/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err5);
errors++;
}
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/opened/" + i0+"/entity",schemaPath:"#/properties/opened/items/properties/entity/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/opened/" + i0+"/entity",schemaPath:"#/properties/opened/items/properties/entity/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data3 = data1.id;
if(typeof data3 === "string"){
if(func4(data3) > 64){
const err8 = {instancePath:instancePath+"/opened/" + i0+"/id",schemaPath:"#/properties/opened/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func4(data3) < 1){
const err9 = {instancePath:instancePath+"/opened/" + i0+"/id",schemaPath:"#/properties/opened/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/opened/" + i0+"/id",schemaPath:"#/properties/opened/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/opened/" + i0,schemaPath:"#/properties/opened/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keyword === undefined) || (!(func0.call(data, "keyword")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyword"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "keyword")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func4(data0) > 100){
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err2);
errors++;
}
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/opened":"最近打开的","/opened/*/entity":"数据","/opened/*/id":"编号"};
const titles1 = {"/keyword":"关键词"};
const titles2 = {};

export const validators = {
  "home.recent": validator(check0, titles0),
  "home.search": validator(check1, titles1),
  "home.waiting": validator(check2, titles2),
};

export const rules = {};

export const coerce = {};
